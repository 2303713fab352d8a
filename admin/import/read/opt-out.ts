import { plain } from './plain.ts';

/** Columns that say yes to the end of all letters, no to their beginning, or either in words. */
type Kind = 'out' | 'in' | 'status' | 'other';

const kinds: readonly ['out' | 'in', RegExp][] = [
  [
    'out',
    /\b(un ?sub(scribed?|scription|s)?|opt(ed)? ?out|do not (e ?mail|contact|mail)|no e ?mails?|dnc|clean(ed)?( time)?|bounced?|black ?list(ed)?|suppressed|desabonn\w*|desinscri\w*|ne pas (contacter|ecrire))\b/,
  ],
  [
    'in',
    /^(e ?mail |newsletter |marketing |is )?(opt ?in|opted ?in|optin|subscribed( to .*)?|subscription|subscriber|newsletter|mailing list|infolettre|abonnee?|accepts (e ?mail )?marketing|(e ?mail )?marketing( e ?mails?)?|marketing consent|e ?mail (consent|permission)|consent to e ?mail|receives? (newsletter|e ?mails?)|(can|may we|ok to|allow) e ?mails?)$/,
  ],
];
function kindOf(heading: string): Kind {
  const words = plain(heading);
  const find = (text: string) => kinds.find(([, pattern]) => pattern.test(text))?.[0];
  // `Opt-In Status` is an opt-in.
  return find(words) ?? find(words.replace(/ status$/, '')) ?? (/\b(status|statut)\b/.test(words) ? 'status' : 'other');
}

/** Whether a heading is one of such a column. */
export const isOptOutHeading = (heading: string): boolean => kindOf(heading) !== 'other';

const left =
  /^(un ?subscribed?|opt(ed)? ?out|clean(ed)?|(hard )?bounced?|complain(ed|t)|abuse|spam complaint|suppressed|black ?listed|do not (contact|e ?mail|mail)|not subscribed|non ?subscribed|never subscribed|not opted in|block ?listed|blocked|declined|denied|refused|withdrawn|revoked|desabonnee?|desinscrite?|retiree?)\b/;
const yes = /^(true|yes|y|1|x|on|checked|oui|o|vrai)$/;
const no =
  /^(|false|no|n|0|off|unchecked|non|f|faux|none|never|jamais|null|na|n a|subscribed|active|actif|confirmed|opt(ed)? ?in|abonnee?|0000 00 00.*)$/;

/** Words that say so in any column: `Unsubscribed`, `cleaned`, `désabonné`. */
export const saysUnsubscribed = (cell: string): boolean =>
  cell.length > 4 && cell.length < 200 && cell.split(/[,;:|]/).some((part) => left.test(plain(part)));

/** In a note, where more is said. */
export const mentionsUnsubscribed = (note: string): boolean =>
  /\b(unsubscri|do not (e-?mail|contact)|opt(ed)?[ -]?out|désabonn|ne pas (écrire|contacter))/i.test(note);

/** A basis in a word: yes, no, or what `saysUnsubscribed` knows. Who said no gets no letters. */
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
  if (kind === 'in') return /^(false|no|n|0|off|unchecked|non|faux|never|none|jamais)$/.test(said);
  return kind === 'other' && yes.test(said);
}
