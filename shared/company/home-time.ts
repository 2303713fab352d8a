import { byRule } from './clock-rule.ts';
import { behind, isRegular, saves } from './home-clock.ts';
import { hours } from './hours.ts';
import { zoneReader } from './zone-reader.ts';

let read: ((moment: Date) => Date) | undefined;

/**
 * The company's date and time (`hours.timeZone`) as the UTC parts of a `Date`. Reckoned where that can be: the first use of
 * `Intl` for a time zone was most of our script's cost on a phone.
 */
export function inHomeTime(moment: Date): Date {
  if (isRegular) return byRule(moment, { behind, saves });
  read ??= zoneReader(hours.timeZone);
  return new Date(read(moment).getTime() + (moment.getTime() % 1_000));
}
