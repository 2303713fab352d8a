import type { BuiltSite } from '../built/built-site.ts';

/** `from`: the first page that links it; `count`: number of such pages. */
export type LinkUse = { path: string; fragment: string; from: string; count: number };

/** Each address once: a wrong footer link is one problem, not one per page. */
export function linkUses(site: BuiltSite): LinkUse[] {
  const uses = new Map<string, LinkUse>();
  const written = new Set(site.content.map((page) => page.path));
  for (const page of site.pages) {
    for (const { path, fragment } of page.links) {
      const key = `${path}#${fragment}${path === page.path ? ' here' : ''}`;
      const use = uses.get(key);
      if (!use) uses.set(key, { path, fragment, from: page.path, count: 1 });
      else {
        use.count++;
        // Prefer a Markdown page, which has line numbers, over an alias or shell.
        if (!written.has(use.from) && written.has(page.path)) use.from = page.path;
      }
    }
  }
  return [...uses.values()];
}

/** ` (linked 163 times)`; empty for a single use. */
export const onPages = ({ count }: LinkUse) => (count > 1 ? ` (linked ${count} times)` : '');
