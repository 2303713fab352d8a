/** See site-build.mjs. */
export function ensureBuilt(): Promise<void>;
