/** Milliseconds since 1970, UTC. */
export type Instant = number;
