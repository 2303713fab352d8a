/** Returns a filled page, made again only if `built`, the build's page, has changed. */
export type PageCache<Page> = (key: string, built: string, make: (built: string) => Page) => Page;

/**
 * Caches filled pages: filling costs more than sending, and anyone can request one a thousand times.
 * @param most pages to keep; the oldest is dropped
 */
export function createPageCache<Page = string>(most: number): PageCache<Page> {
  const pages = new Map<string, { built: string; page: Page }>();
  return (key, built, make) => {
    const before = pages.get(key);
    if (before?.built === built) return before.page;
    const page = make(built);
    pages.delete(key);
    pages.set(key, { built, page });
    const [first] = pages.keys();
    if (pages.size > most && first !== undefined) pages.delete(first);
    return page;
  };
}
