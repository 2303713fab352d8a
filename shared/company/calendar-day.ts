import { inHomeTime } from './home-time.ts';

/** By the company's clock. */
export const companyDay = (moment: number | Date): string => inHomeTime(new Date(moment)).toISOString().slice(0, 10);

/** A calendar day: `2026-02-28`, not `2026-02-30`. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The same day `months` later, or the last of that month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
