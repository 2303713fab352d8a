import { hours } from '../../shared/company/hours.ts';

const timeZone = hours.timeZone;
const stamp = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** `Nov 22, 2026, 14:05`, by the company's clock. */
export const companyTimeText = (moment: number): string => stamp.format(moment);

const clock = new Intl.DateTimeFormat('en-CA', { timeZone, timeStyle: 'short', hourCycle: 'h23' });
const dayOfYear = new Intl.DateTimeFormat('en-CA', { timeZone, month: 'short', day: 'numeric' });

/** As short as it is clear in a list: `14:05` today, `Nov 22, 14:05` in the same year, else `Nov 22, 2026, 14:05`. */
export function shortTimeText(moment: number, now: number): string {
  const [then, today] = [companyDay(moment), companyDay(now)];
  if (then === today) return clock.format(moment);
  if (then.slice(0, 4) !== today.slice(0, 4)) return companyTimeText(moment);
  return `${dayOfYear.format(moment)}, ${clock.format(moment)}`;
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** `2026-11-22`, by the company's clock. */
export const companyDay = (moment: number): string => day.format(moment);

/** `2 h 05 min`, `3 d 4 h`, `4 min`. */
export function span(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const [days, hoursLeft, left] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return `${days} d ${hoursLeft} h`;
  return hoursLeft > 0 ? `${hoursLeft} h ${String(left).padStart(2, '0')} min` : `${left} min`;
}
