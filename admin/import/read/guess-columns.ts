import { emailFault } from '../../../shared/forms/email.ts';
import { isPhone } from '../../../shared/staff/import.ts';
import { emailsIn } from './cell-values.ts';
import { type ColumnTarget, severalColumns } from './column-target.ts';
import { type Meaning, meaningOf } from './headings.ts';
import { makeOf } from './makes.ts';
import { isPermission, saysUnsubscribed } from './opt-out.ts';
import type { Cells } from './parse-rows.ts';
import { plain } from './plain.ts';

export type Columns = (ColumnTarget | undefined)[];

/** Rows whose cells are judged; unsubscriptions are looked for in all. */
const judged = 200;
/** The share of the filled cells that makes a column of addresses, numbers, names. */
const most = 0.6;
/** From this many rows on, cells beyond the headings in most of them are a column, not a loose separator's work. */
const fewestRows = 3;

const phone = /^(?:'?\+|\(|tel:)?[\d(][\d\s().+/-]*(?:(?:x|ext\.?|poste|#)\s*\d+)?$/i;
/** Bare digits may be an ID, a date or a postal code. */
const isPhoneLike = (cell: string) =>
  phone.test(cell) &&
  isPhone(cell) &&
  (/[-\s().+]/.test(cell) || /^1?\d{10}$/.test(cell)) &&
  !/^\d{4}[-./]\d\d?[-./]\d\d?|^\d\d?[-./]\d\d?[-./]\d{2,4}/.test(cell);
const tests = {
  email: (cell: string) => emailFault(emailsIn(cell)[0] ?? '') === undefined,
  phone: isPhoneLike,
  name: (cell: string) => /^[\p{L}\p{M}.'’-]+(?:,? [\p{L}\p{M}.'’-]+){1,4}$/u.test(cell),
  company: (cell: string) =>
    /(^|\s)(inc|ltd|ltee|ltée|llc|corp|co|gmbh|group|company|cabinet|clinic|services|solutions|associates|& \S+)\.?($|\s)/i.test(
      cell,
    ),
  honorific: (cell: string) => /^(mr|mrs|ms|miss|dr|prof|sir|m|mme|mlle|me)\.?$/i.test(cell),
} as const;
type Looks = Record<keyof typeof tests, number> & { filled: number };

function looksOf(body: readonly Cells[], place: number): Looks {
  const cells = body.slice(0, judged).flatMap(({ cells }) => cells[place]?.trim() || []);
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / (cells.length || 1);
  return {
    filled: cells.length,
    email: share(tests.email),
    phone: share(tests.phone),
    name: share(tests.name),
    company: share(tests.company),
    honorific: share(tests.honorific),
  };
}

/**
 * What each column holds, by its heading, and by its cells where the heading says nothing or something else. Undefined:
 * not imported.
 * @param headings empty strings where there are none; shorter than the widest row
 * @param width of the widest row
 */
export function guessColumns(headings: readonly string[], body: readonly Cells[], width: number): Columns {
  const without = new Set(makeOf(headings)?.without);
  const straight = body.filter(({ cells }) => !isWider(cells, headings));
  const isTable = headings.length === 0 || straight.length * 5 >= body.length || body.length < fewestRows;
  const looks = Array.from({ length: width }, (_, place) => looksOf(straight.length > 0 ? straight : body, place));
  const meanings = looks.map((look, place) => {
    const heading = headings[place] ?? '';
    return without.has(plain(heading)) ? undefined : corrected(meaningOf(heading), look);
  });
  const columns = bestOf(meanings);
  const isFree = (place: number) => columns[place] === undefined && !without.has(plain(headings[place] ?? ''));
  const fill = (target: ColumnTarget, fits: (look: Looks, place: number) => boolean) => {
    if (columns.includes(target)) return;
    const place = looks.findIndex((look, at) => isFree(at) && fits(look, at));
    if (place >= 0) columns[place] = target;
  };
  fill('email', ({ email }) => email >= most);
  fill('phone', ({ phone }) => phone >= most);
  if (!headings.some((heading) => heading.trim())) {
    fill('company', ({ company }) => company >= most);
    // Of several columns that look like names, the one that the addresses have, before the @ or after it.
    const named = (end: 'before' | 'after') => {
      const free = looks.flatMap(({ name }, at) => (isFree(at) && name >= most ? at : []));
      const scored = free.map((at) => ({ at, share: shareInAddress(body, at, columns.indexOf('email'), end) }));
      return scored.toSorted((one, other) => other.share - one.share);
    };
    const [best, ...rest] = named('before');
    if (best && !columns.includes('name')) columns[best.at] = 'name';
    const [firm] = rest.length > 0 && !columns.includes('company') ? named('after') : [];
    if (firm && firm.share >= most) columns[firm.at] = 'company';
  }
  for (const place of columns.keys()) {
    if (!isFree(place)) continue;
    if (isTable && headings.length > 0 && place >= headings.length) columns[place] = 'before';
    else if (
      body.some(({ cells }) => saysUnsubscribed(cells[place] ?? '')) ||
      isPermission(
        headings[place] ?? '',
        body.map(({ cells }) => cells[place] ?? ''),
      )
    )
      columns[place] = 'unsubscribed';
  }
  return columns;
}

/** In how many rows a word of a cell is in the row's address, in the part before the @ or in the one after it. */
function shareInAddress(body: readonly Cells[], place: number, email: number, end: 'before' | 'after'): number {
  const rows = body.slice(0, judged);
  const found = rows.filter(({ cells }) => {
    const [before = '', after = ''] = (emailsIn(cells[email] ?? '')[0] ?? '').toLowerCase().split('@');
    const part = end === 'before' ? before : after;
    return plain(cells[place] ?? '')
      .split(' ')
      .some((word) => word.length > 2 && part.includes(word));
  });
  return found.length / (rows.length || 1);
}

/** Whether a row has more cells than there are headings. */
export const isWider = (cells: readonly string[], headings: readonly string[]): boolean =>
  headings.length > 0 &&
  cells.length > headings.length &&
  cells.slice(headings.length).some((cell) => cell.trim() !== '');

/** The meaning of a heading, unless the cells are addresses or "Mr.". */
function corrected(meaning: Meaning | undefined, look: Looks): Meaning | undefined {
  const target = meaning?.target;
  if (target === 'jobTitle' && look.honorific >= most) return undefined;
  if (meaning && target === 'email' && look.email === 0 && look.phone >= most)
    return { target: 'phone', rank: meaning.rank + 300 };
  if (meaning && target !== 'email' && target !== 'note' && look.email >= most)
    return { target: 'email', rank: meaning.rank + 300 };
  return meaning;
}

/** One column for each target, the best heading's, except where several may be. */
function bestOf(meanings: readonly (Meaning | undefined)[]): Columns {
  const targets = meanings.map((meaning) => meaning?.target);
  // "Nom" is the last name next to "Prénom", else the whole name.
  const isWhole = !targets.includes('firstName') && !targets.includes('name');
  return meanings.map((meaning) => {
    if (!meaning) return undefined;
    if (severalColumns.has(meaning.target)) return meaning.target;
    const rivals = meanings.filter((other) => other?.target === meaning.target);
    const best = rivals.toSorted((one, other) => (one?.rank ?? 0) - (other?.rank ?? 0))[0];
    if (best !== meaning) return undefined;
    return meaning.target === 'lastName' && isWhole ? 'name' : meaning.target;
  });
}
