const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits between the tries of a message (docs/design.md, "The way of a lead"): about 28 hours in all. */
const waits = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;

/** Waits differ by up to this share, so that what failed together does not come back together. */
const spread = 0.2;

/** The first try and one after each wait. */
export const mostAttempts = waits.length + 1;

/** No next try is planned further ahead than this (ms). */
export const longestWait = Math.max(...waits) * (1 + spread);

/** The moment of the next try after `attempts` failed ones; undefined when that was the last. */
export function retryAt(attempts: number, now: number): number | undefined {
  const wait = waits[attempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(now + wait * (1 + spread * (2 * Math.random() - 1)));
}
