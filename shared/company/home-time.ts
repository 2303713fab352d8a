const hourMs = 3_600_000;

/**
 * Toronto's date and time as the UTC parts of a `Date`, by the rule since 2007: daylight saving time from the second
 * Sunday of March to the first Sunday of November, at 2:00. Not `Intl`: its first use of a time zone was most of our
 * script's cost on a phone.
 */
export function inToronto(moment: Date): Date {
  const at = moment.getTime();
  const year = moment.getUTCFullYear();
  const isSummer = at >= sunday(year, 3, 2) + 7 * hourMs && at < sunday(year, 11, 1) + 6 * hourMs;
  return new Date(at - (isSummer ? 4 : 5) * hourMs);
}

/** Midnight UTC. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month - 1, 1);
  return first + (((7 - new Date(first).getUTCDay()) % 7) + (nth - 1) * 7) * 24 * hourMs;
}
