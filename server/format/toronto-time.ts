import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';

/** By the company's clock (`hours.timeZone`), as all of these. @param moment milliseconds since 1970 */
export function torontoTime(moment: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(hours.timeZone);
}

/** `2026-11-20 14:05`. */
export function torontoStamp(moment: number): string {
  const time = torontoTime(moment);
  return `${time.toPlainDate()} ${time.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

const dayName = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** `Monday, November 23`. */
export const torontoDayName = (moment: number): string => dayName.format(moment);

/** `9:30`. */
export const torontoClock = (moment: number): string =>
  torontoTime(moment).toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '');
