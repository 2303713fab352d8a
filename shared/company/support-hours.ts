import { closedDates } from './closed-days.ts';
import { inHomeTime } from './home-time.ts';
import { hours } from './hours.ts';

/** Whether a date (`month`: 1 to 12) has support hours. */
export function isWorkday({ year, month, day }: { year: number; month: number; day: number }): boolean {
  // UTC has no clock changes.
  const at = new Date(Date.UTC(year, month - 1, day));
  const weekday = at.getUTCDay() || 7;
  return (hours.weekdays as readonly number[]).includes(weekday) && !closedDates(at.getUTCFullYear()).has(at.getTime());
}

/** By the company's clock; Monday is 0. */
export function hourOfWeek(moment: Date): { day: number; hour: number } {
  const there = inHomeTime(moment);
  return { day: (there.getUTCDay() + 6) % 7, hour: there.getUTCHours() };
}

/** By the company's clock (docs/product.md, section 9). */
export function isInSupportHours(moment: Date): boolean {
  const there = inHomeTime(moment);
  const date = { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
  const time = there.toISOString().slice(11, 16);
  return isWorkday(date) && time >= hours.opens && time < hours.closes;
}

export function supportHoursSentence(moment: Date): string {
  return isInSupportHours(moment) ? `Desk open until ${hours.closes}` : 'Desk closed, emergencies answered';
}
