/** Prefix of storage keys. */
export const unsentKey = 'itwidgets:unsent';

export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(unsentKey));
  } catch {
    // Storage is disabled.
    return false;
  }
}
