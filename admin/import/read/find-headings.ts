import { isHeading } from './headings.ts';
import type { Cells } from './parse-rows.ts';

/** Rows searched: titles above the headings are few. */
export const searchedRows = 20;

/** Not the example in `Email (name@company.com)`. No two parts may take the same signs: a cell may have 100,000. */
const email = /(?:^|[\s<:])[^\s<>@():]+@[^\s<>@().]+(?:\.[^\s<>@().]+)+\.*(?:[\s>;,]|$)/;
const filled = ({ cells }: Cells) => cells.filter((cell) => cell.trim() !== '');

/**
 * The place of the row of headings: of the first rows the one with the most known headings; else the first one as wide
 * as most are, if no address is in it. Undefined: the file begins with a person.
 */
export function findHeadings(rows: readonly Cells[]): number | undefined {
  const first = rows.slice(0, searchedRows);
  const known = first.map(({ cells }) =>
    cells.some((cell) => email.test(cell)) ? 0 : new Set(cells.filter(isHeading)).size,
  );
  const most = Math.max(0, ...known);
  const best = known.indexOf(most);
  // One known word alone may be a title, such as "Contacts".
  if (most > 1 || (most === 1 && filled(first[best] as Cells).length === widthOf(first))) return best;
  const place = first.findIndex((row) => filled(row).length >= Math.min(2, widthOf(first)));
  const start = first[place];
  return start && !isPerson(start) ? place : undefined;
}

/** An address or a number is in it. */
const isPerson = ({ cells }: Cells): boolean =>
  cells.some((cell) => email.test(cell) || /\d{7}/.test(cell.replace(/[-\s().]/g, '')));

/**
 * Headings in two lines, as under merged cells: `Phone` above `Office` and `Mobile`. Undefined if the next row has no
 * headings.
 */
export function headingsInTwoLines(head: Cells, next: Cells | undefined): string[] | undefined {
  if (!next || isPerson(next)) return undefined;
  let above = '';
  let [isAdded, known] = [false, 0];
  const headings = Array.from({ length: Math.max(head.cells.length, next.cells.length) }, (_, at) => {
    const [own = '', below = ''] = [head.cells[at]?.trim(), next.cells[at]?.trim()];
    above = own || above;
    if (!below) return own;
    isAdded ||= !own;
    const whole = isHeading(below) ? below : `${below} ${above}`;
    if (isHeading(whole)) known += 1;
    return whole;
  });
  return isAdded && known > 1 ? headings : undefined;
}

/** How many filled cells most rows have. */
function widthOf(rows: readonly Cells[]): number {
  const times = new Map<number, number>();
  for (const row of rows) times.set(filled(row).length, (times.get(filled(row).length) ?? 0) + 1);
  return [...times].toSorted(([one, often], [other, oftenToo]) => oftenToo - often || other - one)[0]?.[0] ?? 0;
}
