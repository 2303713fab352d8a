import { company } from '../../../../shared/company/company.ts';
import { postalLine } from '../../../../shared/company/contact.ts';
import { hours } from '../../../../shared/company/hours.ts';
import type { Reading } from '../answers/conversation.ts';
import { type EngineReply, listed, type Situation, sourcesAt } from '../answers/reply.ts';

/** Rarely occur in English questions. */
const frenchWords = new Set(
  "le la les de du des un une numéro téléphone adresse est sont vous nous avez avons combien quel quelle quels quelles pour dans avec sur votre vos notre nos mon ma mes qui quoi comment où ou quand pourquoi je j' puis peut peuvent ça ca cela êtes etes faites offrez servez coute coûte coutent coûtent prix heures ouvert ouverts ouverture bonjour besoin aide courriel sauvegarde infonuagique hameçonnage rançongiciel prendre rendez desservez travaillez parlez par utilisateur soutien informatique ordinateurs serveur panne dois doit faut fait pirater piraté salut merci bonsoir employés venez".split(
    ' ',
  ),
);

export function isFrench(raw: string): boolean {
  const words = raw.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const french = words.filter((word) => frenchWords.has(word)).length;
  const accents = words.filter((word) => /[éèêàçùûîôœ]/.test(word)).length;
  return (
    (french + accents >= 2 || /^(bonjour|salut|merci|bonsoir)\b/i.test(raw)) &&
    french >= 1 &&
    (french + accents) / words.length >= 0.25
  );
}

const least = 0.34;
/** What a city in the question adds to the answer about cities. */
const byPlace = 0.25;
const call = company.phone.display;

/** The core in French: price, cities, hours, emergencies, contact, services. The rest by a person. */
export function frenchReply({ whole, firm }: Reading, { knowledge }: Pick<Situation, 'knowledge'>): EngineReply {
  const [best] = knowledge.answers
    .rank(whole.plain, undefined, 'french')
    .map(({ record, score }) => ({
      record,
      score: record.computes === 'area' && whole.places.length > 0 ? score + byPlace : score,
    }))
    .sort((one, other) => other.score - one.score);
  const { record, score } = best ?? { score: 0 };
  if (!record || score < least) {
    const text = `Je réponds en français aux questions sur les prix, les villes, les heures, les urgences, nos coordonnées et nos services. Pour le reste, une personne vous répond en anglais au ${call}.`;
    return { text, sources: sourcesAt(['/contact-us'], knowledge), quotes: [], known: false };
  }
  const base = {
    sources: sourcesAt(record.pages, knowledge),
    quotes: [],
    known: true,
    intent: record.computes ?? record.id,
  };
  if (record.urgent)
    return {
      ...base,
      text: `Appelez le **${call}** maintenant: les urgences reçoivent une réponse jour et nuit.\n\n${record.says}`,
      emergency: true,
      intent: 'emergency',
    };
  if (record.says) return { ...base, text: record.says };
  const { pricing, places, services, radiusKm, times } = knowledge.facts;
  const money = new Intl.NumberFormat('fr-CA');
  const offices = company.offices.map((office) => postalLine(office));
  const [named] = whole.places;
  const place = named?.place;
  const people = firm.people;
  const texts: Partial<Record<string, string>> = {
    price: `Le forfait coûte de ${pricing.min} $ à ${pricing.max} $ par personne par mois, en dollars canadiens, plus la TVH.${people === undefined ? '' : ` Pour ${people} personnes: de ${money.format(people * pricing.min)} $ à ${money.format(people * pricing.max)} $ par mois.`} Les licences et le matériel sont facturés à part.`,
    area: place
      ? place.visits === 'remote'
        ? `Oui, nous servons ${place.name}, par téléphone et à l'écran seulement.`
        : `Oui, nous nous déplaçons à ${place.name}.${place.hours ? ` En cas d'urgence, un technicien est sur place en moins de ${place.hours} heures (objectif).` : ''} Le soutien répond en ${times.helpDesk}.`
      : `Nous nous déplaçons à ${radiusKm} km de nos bureaux: ${listed(
          places.filter(({ visits }) => visits !== 'remote').map(({ name }) => name),
          'et',
        )}. Ailleurs, l'aide se fait par téléphone et à l'écran.`,
    hours: `Le soutien est ouvert du lundi au vendredi, de ${hours.opens} à ${hours.closes}, heure de Toronto, sauf les jours fériés de l'Ontario. Les urgences reçoivent une réponse jour et nuit.`,
    contact: `Appelez le ${call} ou écrivez à ${company.email}. Nos bureaux: ${offices.join('; ')}. Appelez avant de passer.`,
    services: `Oui: ${company.name} s'occupe des ordinateurs, des réseaux et de la sécurité des entreprises. Les services: ${listed(
      services.map(({ name, path }) => `[${name}](${path})`),
      'et',
    )}.`,
  };
  const sources = place && record.computes === 'area' ? sourcesAt([place.path, '/locations'], knowledge) : base.sources;
  return { ...base, sources, text: texts[record.computes ?? ''] ?? '' };
}
