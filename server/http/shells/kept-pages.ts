/** Gives the filled page of a key. It is made again only when `built`, the build's own page, has changed since. */
export type KeptPages = (key: string, built: string, make: (built: string) => string) => string;

/**
 * Keeps pages that were filled: filling one costs more than sending it, and anybody may ask for the same one a thousand
 * times.
 * @param most pages that are kept; for one more, the one that was made first is forgotten
 */
export function keepPages(most: number): KeptPages {
  const kept = new Map<string, { built: string; page: string }>();
  return (key, built, make) => {
    const before = kept.get(key);
    if (before?.built === built) return before.page;
    const page = make(built);
    kept.delete(key);
    kept.set(key, { built, page });
    const [first] = kept.keys();
    if (kept.size > most && first !== undefined) kept.delete(first);
    return page;
  };
}
