/** See earlier-parts.mjs. */
export function earlierParts(dist: string): (path: string, written: { mtimeMs: number }) => boolean;
