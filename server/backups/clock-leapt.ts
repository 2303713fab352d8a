import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';

const hour = 60 * 60_000;
/** Nights closer than this (ms) are the same one, of several processes. */
const oneNight = 12 * hour;
/** From one night to the next, at most (ms), unless the server was off or the clock was set. */
const longestPause = 7 * 24 * hour;

/**
 * Whether the last nightly run is so long ago that the clock may be wrong. Nothing is deleted in such a night, because a clock
 * that is years ahead would delete everything. If the clock was right, deletion is a day late; if it was wrong, the log says so.
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
