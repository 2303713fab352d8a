/** Where requests are kept that the server has not answered yet; earlier versions of the script kept all of them as one list. */
export const unsentKey = 'northlume:unsent';

/** Whether this device keeps such a request. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(unsentKey));
  } catch {
    // Storage is switched off.
    return false;
  }
}
