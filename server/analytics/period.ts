import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';
import { type DayRange, longestPeriod, type PeriodAnswer } from '../../shared/staff/figures.ts';

export type Period = DayRange & { before: DayRange };

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Undefined if the days are invalid, reversed or too far apart. */
export function readPeriod(from: string | null, to: string | null): Period | undefined {
  const [first, last] = [readDay(from), readDay(to)];
  if (!first || !last) return undefined;
  const length = first.until(last).days + 1;
  return length >= 1 && length <= longestPeriod ? periodOf(first, last) : undefined;
}

/** `first` must not be after `last`. */
export function periodOf(first: Temporal.PlainDate, last: Temporal.PlainDate): Period {
  const length = first.until(last).days + 1;
  const day = (date: Temporal.PlainDate) => date.toString();
  const before = { from: day(first.subtract({ days: length })), to: day(first.subtract({ days: 1 })) };
  return { from: day(first), to: day(last), before };
}

function readDay(text: string | null): Temporal.PlainDate | undefined {
  if (!text || !calendarDay.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

export const periodAnswer = ({ from, to, before }: Period): PeriodAnswer => ({ from, to, before });

export function daysOf({ from, to }: DayRange): string[] {
  const last = Temporal.PlainDate.from(to);
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}

/** Start and exclusive end, in ms since 1970. */
export function momentsOf({ from, to }: DayRange): { start: number; end: number } {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(hours.timeZone).epochMilliseconds;
  return {
    start: midnight(Temporal.PlainDate.from(from)),
    end: midnight(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}

export function slicesOf({ from, to }: DayRange, slice: number): DayRange[] {
  const last = Temporal.PlainDate.from(to);
  const slices: DayRange[] = [];
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; ) {
    const end = day.add({ days: slice - 1 });
    slices.push({ from: day.toString(), to: (Temporal.PlainDate.compare(end, last) < 0 ? end : last).toString() });
    day = end.add({ days: 1 });
  }
  return slices;
}
