/** Times that one often means, in the browser's own time zone. */
export function soonTimes(now: number): { label: string; at: number }[] {
  const morning = (days: number) => new Date(now).setHours(24 * days + 9, 0, 0, 0);
  // Monday after this one, also on a Monday.
  const toMonday = (8 - new Date(now).getDay()) % 7 || 7;
  return [
    { label: 'In 1 hour', at: now + 60 * 60_000 },
    { label: 'Tomorrow 9:00', at: morning(1) },
    ...(toMonday > 1 ? [{ label: 'Monday 9:00', at: morning(toMonday) }] : []),
  ];
}
