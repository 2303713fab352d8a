import { plain } from './plain.ts';

/** Columns that say yes to the end of all letters, no to their beginning, or either in words. */
type Kind = 'out' | 'in' | 'status' | 'other';

const kinds: readonly ['out' | 'in', RegExp][] = [
  [
    'out',
    /\b(un ?sub(scribed?|scription|s)?|opt(ed)? ?out|do ?not ?(allow )?(bulk ?)?(e ?mails?|contact|mail)|no (bulk )?(e ?mails?|mailings?|marketing|promotions?)|stop (e ?mails?|mailings?|marketing)|removed? from (the )?(mailing )?list|dnc|clean(ed)?( time)?|bounced?|invalid e ?mail|(spam )?complain(t|ts|ed)|black ?list(ed)?|suppress(ed|ion)|desabonn\w*|desinscri\w*|ne (pas|plus) (contacter|ecrire|envoyer|solliciter)|pas de (courriels?|publipostage|sollicitation))\b/,
  ],
  [
    'in',
    /^(e ?mail |newsletter |marketing |is )?(opt ?in( e ?mail)?|opted ?in|optin|subscribed( to .*)?|subscription|subscriber|newsletter|mailing list|infolettre|abonnee?|abonnement( .*)?|accepts (e ?mail )?marketing|(e ?mail )?marketing( e ?mails?)?|marketing consent|e ?mail (consent|permission)|consent to e ?mail|receives? (newsletter|e ?mails?)|(can|may we|ok to|allow) e ?mails?)$/,
  ],
];
/** Headings that may ask whether one may write, where all cells say yes or no: `CASL`, `Do you want our news?`. */
const permission =
  /\b(newsletters?|mailings?(?! (address|street|city|state|province|zip|postal|country))|marketing|casl|lcap|gdpr|rgpd|consent\w*|permission|infolettre|publipostage|abonn\w*|opt)\b|\b(e ?mails?|contact) (ok|okay|allowed|permitted|wanted|accepted|agreed)\b|\b(ok|okay|allow\w*|accept\w*|agree\w*|want\w*|wish\w*|receives?|may|can|permit\w*|souhaite\w*|accepte\w*) .*\b(e ?mails?|contact\w*|news|updates?|promotions?|offers?|courriels?|nouvelles)\b/;
const otherWays = /\b(sms|texts?|call(s|ing)?|phone|telephone|fax|whatsapp)\b/;

/** What is longer says nothing more, and would be read anew in each row. */
const longestHeading = 200;
const wordsOf = (heading: string): string => plain(heading.slice(0, longestHeading));

function kindOf(heading: string): Kind {
  const words = wordsOf(heading);
  const find = (text: string) => kinds.find(([, pattern]) => pattern.test(text))?.[0];
  // `Opt-In Status` is an opt-in.
  return find(words) ?? find(words.replace(/ status$/, '')) ?? (/\b(status|statut)\b/.test(words) ? 'status' : 'other');
}

const asksPermission = (heading: string): boolean => {
  const words = wordsOf(heading);
  return permission.test(words) && !otherWays.test(words);
};

/** Whether a heading is one of such a column. */
export const isOptOutHeading = (heading: string): boolean => kindOf(heading) !== 'other';

const left =
  /^(clean(ed)?|(hard )?bounced?|complain(ed|t)|abuse|spam complaint|suppressed|black ?listed|no (e ?mails?|consent|permissions?)|dnc|dne|not subscribed|non ?subscribed|never subscribed|not opted in|non marketing|un ?confirmed|not confirmed|block ?listed|blocked|declined|denied|refused?|refusee|removed|expired|withdrawn|revoked|desabonnee?|desinscrite?|retiree?)\b/;
/** In the midst of other words too, unless they deny it. */
const leftAnywhere =
  /(?<!\b(not|never|no|un|jamais) )\b(un ?subscrib\w*|opt(ed)? ?out|do not (contact|e ?mail|mail)|removed? (\w+ )?from (\w+ )?(mailing )?list)\b/;
const yes = /^(true|yes|y|1|x|on|checked|oui|o|vrai)$/;
const no =
  /^(|false|no|n|0|off|unchecked|non|f|faux|none|never|jamais|null|na|n a|subscribed|active|actif|confirmed|allow(ed)?|opt(ed)? ?in|abonnee?|0000 00 00.*)$/;

const clearNo = /^(false|no|n|f|0|off|unchecked|non|faux|never|none|jamais)$/;

/** Words that say so in any column: `Unsubscribed`, `cleaned`, `désabonné`. */
export const saysUnsubscribed = (cell: string): boolean =>
  cell.length > 2 &&
  cell.length < 200 &&
  cell.split(/[,;:|]/).some((part) => left.test(plain(part)) || leftAnywhere.test(plain(part)));

/** In a note, where more is said. */
export const mentionsUnsubscribed = (note: string): boolean =>
  /\b(unsubscri|do not (e-?mail|contact)|opt(ed)?[ -]?out|désabonn|ne pas (écrire|contacter))/i.test(note);

/** The consent that a one-word cell states: yes, no, or a word of `saysUnsubscribed`. No counts as unsubscribed. */
export function basisOf(cell: string): 'express' | 'unsubscribed' | undefined {
  const said = plain(cell);
  if (saysUnsubscribed(cell) || /^(false|no|n|0|non|faux)$/.test(said)) return 'unsubscribed';
  return yes.test(said) ? 'express' : undefined;
}

/** Whether a cell says that the person wants no letters. In a column made for it, all but a clear no does. */
export function isOptOut(heading: string, cell: string): boolean {
  if (saysUnsubscribed(cell)) return true;
  const said = plain(cell);
  const kind = kindOf(heading);
  if (kind === 'out') return !no.test(said);
  if (kind === 'in' || asksPermission(heading)) return clearNo.test(said) || said === 'out';
  return kind === 'other' && yes.test(said);
}

/** Whether a column of unknown heading says of some that one may not write: all its cells are yes or no, some are no. */
export function isPermission(heading: string, cells: readonly string[]): boolean {
  const said = cells.map(plain).filter(Boolean);
  return (
    asksPermission(heading) &&
    said.some((word) => clearNo.test(word) || word === 'out') &&
    said.every((word) => clearNo.test(word) || yes.test(word) || word === 'out' || word === 'in')
  );
}
