import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';

const hour = 60 * 60_000;
/** Processes run the same night's tasks at most this far apart (ms). */
const oneNight = 12 * hour;
/** Longest normal interval between nightly runs (ms). */
const longestPause = 7 * 24 * hour;

/**
 * Whether the last nightly run is so long ago that the clock may be wrong. Then nothing is deleted: a clock years ahead
 * would delete everything.
 */
export async function clockLeapt({ read }: Database, now: Instant): Promise<boolean> {
  const before = await read
    .selectFrom('deletions')
    .select('at')
    .where(({ or, eb }) => or([eb('at', '<', now - oneNight), eb('at', '>', now + oneNight)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before !== undefined && Math.abs(now - before.at) > longestPause;
}
