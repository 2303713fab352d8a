import { Temporal } from 'temporal-polyfill';
import { isWorkday } from '../../../shared/company/support-hours.ts';
import type { NoticeSettings } from '../../../shared/staff/notices.ts';
import { companyTime } from '../../format/company-time.ts';

type Quiet = Pick<NoticeSettings, 'quietFrom' | 'quietTo' | 'quietDays'>;

/** The first moment, from the given one, outside quiet hours. */
export function endOfQuiet(quiet: Quiet, moment: number): number {
  let now = companyTime(moment);
  for (;;) {
    const end = endOfQuietDay(quiet, now) ?? endOfQuietTime(quiet, now);
    if (!end) return now.epochMilliseconds;
    now = end;
  }
}

function endOfQuietDay({ quietDays }: Quiet, now: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  return quietDays && !isWorkday(now) ? now.add({ days: 1 }).startOfDay() : undefined;
}

function endOfQuietTime({ quietFrom, quietTo }: Quiet, now: Temporal.ZonedDateTime) {
  if (!quietFrom || !quietTo || quietFrom === quietTo) return undefined;
  const time = now.toPlainTime().toString({ smallestUnit: 'minute' });
  const [begun, over] = [time >= quietFrom, time >= quietTo];
  const overnight = quietFrom > quietTo;
  if (overnight ? !begun && over : !begun || over) return undefined;
  const day = overnight && begun ? now.add({ days: 1 }) : now;
  return day.withPlainTime(Temporal.PlainTime.from(quietTo));
}
