import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';

/** By the company's clock (`hours.timeZone`), as all of these. @param moment milliseconds since 1970 */
export function companyTime(moment: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(hours.timeZone);
}

/** `2026-11-20 14:05`. */
export function companyStamp(moment: number): string {
  const time = companyTime(moment);
  return `${time.toPlainDate()} ${time.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

const dayName = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** `Monday, November 23`. */
export const companyDayName = (moment: number): string => dayName.format(moment);

/** `9:30`. */
export const companyClock = (moment: number): string =>
  companyTime(moment).toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '');
