import { homeTime, hours } from './company/hours.ts';

type Language = {
  /** As its speakers call it. */
  label: string;
  /** For days and times. */
  locale: string;
  /** Between a day and a time. */
  at: string;
  homeTime: string;
  /** Greets who gave no name. */
  nobody: string;
  yourCompany: string;
  noTime: string;
  /** A reply's usual subject, before the reference. */
  subject: string;
  /** Above quoted words: `{when}`. */
  wrote: string;
  reference: string;
  /** Rare in the languages before it; none for the first. */
  words: ReadonlySet<string>;
  accents: RegExp;
  greetings: RegExp;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const never = /(?!)/;

const english: Language = {
  label: 'English',
  locale: 'en-CA',
  at: ' at ',
  homeTime,
  nobody: 'there',
  yourCompany: 'your company',
  noTime: '[date and time]',
  subject: 'Your request',
  wrote: `You wrote on {when} (${homeTime}):`,
  reference: 'Your reference',
  words: setOf(''),
  accents: never,
  greetings: never,
};

const frenchTime = hours.clock === 'Eastern' ? 'heure de l’Est' : `heure de ${hours.clock}`;

const french: Language = {
  label: 'Français',
  locale: 'fr-CA',
  at: ' à ',
  homeTime: frenchTime,
  nobody: 'Madame, Monsieur',
  yourCompany: 'votre entreprise',
  noTime: '[date et heure]',
  subject: 'Votre demande',
  wrote: `Vous avez écrit le {when} (${frenchTime}) :`,
  reference: 'Votre référence',
  words: setOf(
    "le la les de du des un une numéro téléphone adresse est sont vous nous avez avons combien quel quelle quels quelles pour dans avec sur votre vos notre nos mon ma mes qui quoi comment où ou quand pourquoi je j' puis peut peuvent ça ca cela êtes etes faites offrez servez coute coûte coutent coûtent prix heures ouvert ouverts ouverture bonjour besoin aide courriel sauvegarde infonuagique hameçonnage rançongiciel prendre rendez desservez travaillez parlez par utilisateur soutien informatique ordinateurs serveur panne dois doit faut fait pirater piraté salut merci bonsoir employés venez",
  ),
  accents: /[éèêàçùûîôœ]/,
  greetings: /^(bonjour|salut|merci|bonsoir)\b/i,
};

/** Languages in which people write to us, the usual one first. Another one is another entry, with its templates. */
export const languages = { en: english, fr: french } as const satisfies Record<string, Language>;
export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];

/** Whether a text is in a language other than the usual one: some of its words are, and a quarter look so. */
export function isWrittenIn(code: LanguageCode, text: string): boolean {
  const { words: known, accents, greetings } = languages[code];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const sure = words.filter((word) => known.has(word)).length;
  const accented = words.filter((word) => accents.test(word)).length;
  return (sure + accented >= 2 || greetings.test(text)) && sure >= 1 && (sure + accented) / words.length >= 0.25;
}

/** The language of a text; the usual one where no other is plain to see. */
export const languageOf = (text: string): LanguageCode => languageCodes.find((code) => isWrittenIn(code, text)) ?? 'en';
