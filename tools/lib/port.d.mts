/** See port.mjs. */
export function freePort(): Promise<number>;
export function claimPort(port: number, host: string): Promise<void>;
