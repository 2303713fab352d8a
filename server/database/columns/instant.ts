/** Milliseconds since 1970, UTC. */
export type Instant = number;

/**
 * A moment further ahead than `milliseconds` was written before the clock was set back and counts as past, or it would
 * not expire until then.
 */
export const isWithin = (at: Instant, now: Instant, milliseconds: number): boolean => Math.abs(now - at) < milliseconds;
