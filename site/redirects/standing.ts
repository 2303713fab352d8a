import type { RedirectData } from './redirect-data.ts';

/**
 * Where an address leads today: the page, that of a second address, what the legacy map says of it, else the nearest
 * folder above it that has a page.
 */
export function standing(to: string, { valid, aliases, legacy }: RedirectData): string {
  const seen = new Set<string>();
  let path = to;
  for (;;) {
    const page = aliases[path];
    if (page && valid.includes(page)) return page;
    if (valid.includes(path)) return path;
    const further = seen.has(path) ? undefined : legacy[path];
    if (path === '/') return path;
    seen.add(path);
    path = further ?? folderOf(path);
  }
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/**
 * The legacy map with targets that are there, and a line for each published address that is gone without one: to its
 * folder, until the owner says where.
 */
export function settledLegacy(data: RedirectData, gone: readonly string[]): Record<string, string> {
  const lines = [...Object.keys(data.legacy), ...gone].map((from) => {
    const to = data.legacy[from];
    return [from, standing(to ?? folderOf(from), data)] as const;
  });
  return Object.fromEntries(lines.filter(([from, to]) => from !== to));
}
