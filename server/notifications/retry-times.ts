const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits between attempts (docs/design.md, "The way of a lead"): about 28 hours in total. */
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

/** Random share, so that jobs that failed together are not retried together. */
const spread = 0.2;

export const mostAttempts = waits.length + 1;

export const longestWait = Math.max(...waits) * (1 + spread);

/** Undefined after the last attempt. */
export function retryAt(attempts: number, now: number): number | undefined {
  const wait = waits[attempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(now + wait * (1 + spread * (2 * Math.random() - 1)));
}
