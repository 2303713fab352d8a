/**
 * A clock that is `behind` UTC by so many minutes. If it `saves` daylight, it is an hour less from the second Sunday of
 * March to the first Sunday of November, changing at 2:00, as in most of Canada since 2007.
 */
export type ClockRule = { behind: number; saves: boolean };

const minuteMs = 60_000;

/** Date and time of that clock as the UTC parts of a `Date`. */
export function byRule(moment: Date, { behind, saves }: ClockRule): Date {
  const [at, year] = [moment.getTime(), moment.getUTCFullYear()];
  const isSummer = saves && at >= changeOf(year, 3, behind) && at < changeOf(year, 11, behind);
  return new Date(at - (behind - (isSummer ? 60 : 0)) * minuteMs);
}

/** When the clock changes in March or November. */
export function changeOf(year: number, month: 3 | 11, behind: number): number {
  const first = Date.UTC(year, month - 1, 1);
  const firstSunday = (7 - new Date(first).getUTCDay()) % 7;
  // 2:00 of winter time in March, of summer time in November.
  const [week, hour] = month === 3 ? [7, 2] : [0, 1];
  return first + (firstSunday + week) * 24 * 60 * minuteMs + (hour * 60 + behind) * minuteMs;
}
