/** Made again only if `built`, the build's page, has changed. */
export type KeptPages = (key: string, built: string, make: (built: string) => string) => string;

/** Filling costs more than sending. @param most pages to store; the oldest is dropped */
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
