/** Milliseconds since 1970, UTC. */
export type Instant = number;

/**
 * Whether a moment is less than so long ago. One that lies as far ahead was written before the clock was set back, and
 * counts as long ago: else what should end would last until the clock is there again.
 */
export const isWithin = (at: Instant, now: Instant, milliseconds: number): boolean => Math.abs(now - at) < milliseconds;
