/** See port.mjs. */
export function freePort(): Promise<number>;
