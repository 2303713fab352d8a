/** How a column writes its days: 31/12/2025 or 12/31/2025. */
export type DayOrder = 'day' | 'month';

const months = [
  'jan|janv|january|janvier',
  'feb|fev|fevr|february|fevrier',
  'mar|mars|march',
  'apr|avr|april|avril',
  'may|mai',
  'jun|june|juin',
  'jul|juil|july|juillet',
  'aug|aout|august',
  'sep|sept|september|septembre',
  'oct|october|octobre',
  'nov|november|novembre',
  'dec|december|decembre',
].map((names) => new Set(names.split('|')));

/** Days since 1899-12-30, as Excel counts them: from 1990 to 2064. */
const serial = { first: 32_874, last: 60_000 };
const ofDay = 24 * 60 * 60_000;

const iso = (year: string, month: string | number, date: string) =>
  [year.length === 2 ? `20${year}` : year, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-');

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();
const monthOf = (name: string) => months.findIndex((names) => names.has(plain(name))) + 1;

/** A time of day after the day is left out. */
const time = String.raw`(?:,?[T ]+\d{1,2}:\d\d.*)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})${time}`);
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const weekday = /^\p{L}+day,? (?=\p{L}|\d)/iu;
const numbers = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)${time}`);
const dayName = new RegExp(String.raw`^(\d{1,2})(?:er|st|nd|rd|th)?[ /.-]+(\p{L}+)\.?[ /,.-]+(\d{4}|\d\d)${time}`, 'u');
const nameDay = new RegExp(String.raw`^(\p{L}+)\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4})${time}`, 'u');

/** A day as `2026-03-31`; what has two meanings without the order of its column, or none, stays as it is. */
export function toDay(cell: string, order?: DayOrder): string {
  const text = cell.replace(weekday, '');
  const [, year = '', month = '', date = ''] = yearFirst.exec(text) ?? compact.exec(text) ?? [];
  if (year) return iso(year, month, date);
  const [, first = '', second = '', last = ''] = numbers.exec(text) ?? [];
  if (first) {
    if (order === 'month' || Number(first) === Number(second)) return iso(last, first, second);
    return order === 'day' ? iso(last, second, first) : cell;
  }
  const named = dayName.exec(text);
  if (named && monthOf(named[2] ?? '')) return iso(named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? '');
  const american = nameDay.exec(text);
  if (american && monthOf(american[1] ?? ''))
    return iso(american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? '');
  const days = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (days < serial.first || days > serial.last) return cell;
  return new Date(Date.UTC(1899, 11, 30) + days * ofDay).toISOString().slice(0, 10);
}

/** The order that a column's cells prove; `open` if they prove none or both; undefined if none is needed. */
export function orderOf(cells: Iterable<string>): DayOrder | 'open' | undefined {
  const proved = new Set<DayOrder>();
  let isNeeded = false;
  for (const cell of cells) {
    const [, first = '', second = ''] = numbers.exec(cell.trim()) ?? [];
    if (first === second) continue;
    isNeeded = true;
    if (Number(first) > 12) proved.add('day');
    if (Number(second) > 12) proved.add('month');
  }
  if (!isNeeded) return undefined;
  return proved.size === 1 ? [...proved][0] : 'open';
}
