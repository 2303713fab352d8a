/** See release.mjs. */
export function release(folder: string, version: string, script: Buffer): string;
export function integrityOf(script: Buffer): string;
export function withDay(days: Record<string, string>, version: string, now: Date): Record<string, string>;
export function withRelease(text: string, released: { version: string; integrity: string }): string;
