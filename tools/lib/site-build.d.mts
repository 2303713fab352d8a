/** See site-build.mjs. */
export function ensureBuilt(): Promise<void>;
export const shownSettings: readonly string[];
