import { hours } from '../../../shared/company/hours.ts';
import { isWorkday } from '../../../shared/company/support-hours.ts';
import { companyTime } from '../../format/company-time.ts';

/**
 * When `minutes` of support time (Monday to Friday 08:00 to 18:00 in Toronto, except closed days) will have passed: 30
 * minutes before Monday 08:10 is Friday 17:40. A result at closing time becomes the next opening, as no promise ends in
 * between. While support is closed the result is 1 ms earlier, so that what is due at the opening waits for it.
 */
export function afterSupportTime(moment: number, minutes: number): number {
  let now = companyTime(moment);
  let left = minutes * 60_000;
  const waits = !isOpen(now);
  for (;;) {
    const closes = now.withPlainTime(hours.closes).epochMilliseconds;
    const opens = now.withPlainTime(hours.opens).epochMilliseconds;
    if (isWorkday(now) && now.epochMilliseconds < closes) {
      const from = Math.max(now.epochMilliseconds, opens);
      if (closes - from > left) return from + left - (waits ? 1 : 0);
      left -= closes - from;
    }
    now = now.add({ days: 1 }).startOfDay();
  }
}

function isOpen(now: ReturnType<typeof companyTime>): boolean {
  const at = now.epochMilliseconds;
  return (
    isWorkday(now) &&
    at >= now.withPlainTime(hours.opens).epochMilliseconds &&
    at < now.withPlainTime(hours.closes).epochMilliseconds
  );
}
