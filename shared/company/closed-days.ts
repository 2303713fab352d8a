import { closedDays as own } from '../../owner/closed-days.ts';

type ClosedDayRule =
  /** A date, moved to the next working day from a weekend. */
  | { month: number; day: number }
  /** The nth weekday of a month (ISO: Monday is 1). */
  | { month: number; weekday: number; nth: number }
  /** The last such weekday on or before a day of the month. */
  | { month: number; weekday: number; onOrBefore: number }
  /** Days after Easter Sunday (negative: before). */
  | { easter: number };

type ClosedDay = { name: string; on: ClosedDayRule };

/** Ontario's public holidays (Employment Standards Act, 2000), as yearly rules. */
const sample: readonly ClosedDay[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 } },
  { name: 'Family Day', on: { month: 2, weekday: 1, nth: 3 } },
  { name: 'Good Friday', on: { easter: -2 } },
  { name: 'Victoria Day', on: { month: 5, weekday: 1, onOrBefore: 24 } },
  { name: 'Canada Day', on: { month: 7, day: 1 } },
  { name: 'Labour Day', on: { month: 9, weekday: 1, nth: 1 } },
  { name: 'Thanksgiving Day', on: { month: 10, weekday: 1, nth: 2 } },
  { name: 'Christmas Day', on: { month: 12, day: 25 } },
  { name: 'Boxing Day', on: { month: 12, day: 26 } },
];

/** Those of `owner/closed-days.ts`, if it lists any. */
export const closedDays = (own as readonly ClosedDay[] | undefined) ?? sample;

const dayMs = 86_400_000;
/** UTC has no clock changes. */
const date = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);
const weekdayOf = (at: number) => new Date(at).getUTCDay() || 7;

/** As UTC midnights. */
export function closedDates(year: number): Set<number> {
  const taken = new Set<number>();
  for (const { on } of closedDays) taken.add(free(dateOf(on, year), taken));
  return taken;
}

function dateOf(on: ClosedDayRule, year: number): number {
  if ('easter' in on) return easterSunday(year) + on.easter * dayMs;
  if ('day' in on) return date(year, on.month, on.day);
  if ('nth' in on) {
    const first = date(year, on.month, 1);
    return first + (((on.weekday - weekdayOf(first) + 7) % 7) + (on.nth - 1) * 7) * dayMs;
  }
  const last = date(year, on.month, on.onOrBefore);
  return last - ((weekdayOf(last) - on.weekday + 7) % 7) * dayMs;
}

/** The day, or the next that is neither on a weekend nor another holiday. */
function free(at: number, taken: ReadonlySet<number>): number {
  return weekdayOf(at) > 5 || taken.has(at) ? free(at + dayMs, taken) : at;
}

/** Meeus/Jones/Butcher algorithm. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return date(year, Math.floor(f / 31), (f % 31) + 1);
}
