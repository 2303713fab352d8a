import { closedDates } from './closed-days.ts';
import { hours } from './hours.ts';
import { inToronto } from './toronto-time.ts';

/** Whether a date (`month`: 1 to 12) has support hours. */
export function isWorkday({ year, month, day }: { year: number; month: number; day: number }): boolean {
  // UTC has no clock changes.
  const at = new Date(Date.UTC(year, month - 1, day));
  const weekday = at.getUTCDay() || 7;
  return (hours.weekdays as readonly number[]).includes(weekday) && !closedDates(at.getUTCFullYear()).has(at.getTime());
}

/** Toronto time; Monday is 0. */
export function hourOfWeek(moment: Date): { day: number; hour: number } {
  const there = inToronto(moment);
  return { day: (there.getUTCDay() + 6) % 7, hour: there.getUTCHours() };
}

/** Toronto time (docs/product.md, section 9). */
export function isInSupportHours(moment: Date): boolean {
  const there = inToronto(moment);
  const date = { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
  const time = there.toISOString().slice(11, 16);
  return isWorkday(date) && time >= hours.opens && time < hours.closes;
}

export function supportHoursSentence(moment: Date): string {
  return isInSupportHours(moment) ? `Desk open until ${hours.closes}` : 'Desk closed, emergencies answered';
}
