/** Of storage keys. */
export const unsentPrefix = 'itwidgets:unsent:';

/** None if storage is disabled. */
export function unsentKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix));
  } catch {
    return [];
  }
}

export const hasUnsent = (): boolean => unsentKeys().length > 0;
