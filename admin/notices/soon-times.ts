import { inHomeTime } from '../../shared/company/home-time.ts';

const hour = 60 * 60_000;

/** Suggested times; mornings by the company's clock. */
export function soonTimes(now: number): { label: string; at: number }[] {
  const here = inHomeTime(new Date(now));
  const morning = (days: number) => {
    const written = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate() + days, 9);
    // Clocks never change in the morning: a nearby hour has the same UTC offset.
    const near = written - (here.getTime() - now);
    return written + near - inHomeTime(new Date(near)).getTime();
  };
  // From a Monday, the next one.
  const toMonday = (8 - here.getUTCDay()) % 7 || 7;
  return [
    { label: 'In 1 hour', at: now + hour },
    { label: 'Tomorrow 9:00', at: morning(1) },
    ...(toMonday > 1 ? [{ label: 'Monday 9:00', at: morning(toMonday) }] : []),
  ];
}
