/** Prefix of storage keys. */
export const unsentKey = 'northlume:unsent';

export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(unsentKey));
  } catch {
    // Storage is disabled.
    return false;
  }
}
