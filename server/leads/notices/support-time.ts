import { hours } from '../../../shared/company/hours.ts';
import { isWorkday } from '../../../shared/company/support-desk.ts';
import { torontoTime } from '../../format/toronto-time.ts';

/**
 * The moment at which `minutes` of support time (Monday to Friday 08:00 to 18:00 in Toronto, without the closed days) will
 * have passed. A promise that ends before it has less than that left: 30 minutes before Monday 08:10 are Friday 17:40.
 * When that is closing time it is the next opening: a promise of the night between is no nearer then.
 * While the desk is closed it is just short of the moment that the next opening gives, so that what is due at
 * the opening waits for it.
 */
export function afterSupportTime(moment: number, minutes: number): number {
  let now = torontoTime(moment);
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

function isOpen(now: ReturnType<typeof torontoTime>): boolean {
  const at = now.epochMilliseconds;
  return (
    isWorkday(now) &&
    at >= now.withPlainTime(hours.opens).epochMilliseconds &&
    at < now.withPlainTime(hours.closes).epochMilliseconds
  );
}
