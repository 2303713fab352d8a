import { inToronto } from '../../shared/company/toronto-time.ts';

const hour = 60 * 60_000;

/** Times that one often means; mornings are Toronto's, where the desk is. */
export function soonTimes(now: number): { label: string; at: number }[] {
  const here = inToronto(new Date(now));
  const morning = (days: number) => {
    const written = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate() + days, 9);
    // No clock is changed in the morning: an hour near it has the same distance from UTC.
    const near = written + 5 * hour;
    return written + near - inToronto(new Date(near)).getTime();
  };
  // The Monday after this day, also on a Monday.
  const toMonday = (8 - here.getUTCDay()) % 7 || 7;
  return [
    { label: 'In 1 hour', at: now + hour },
    { label: 'Tomorrow 9:00', at: morning(1) },
    ...(toMonday > 1 ? [{ label: 'Monday 9:00', at: morning(toMonday) }] : []),
  ];
}
