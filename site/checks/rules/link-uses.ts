import type { BuiltSite } from '../built/built-site.ts';

/** One address that pages link to: the first page that does, and how many do. */
export type LinkUse = { path: string; fragment: string; from: string; count: number };

/** Every linked address once, so that a wrong link in the footer is one problem, not one per page. */
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
        // A page of Markdown can be named with its line; an alias or a shell cannot.
        if (!written.has(use.from) && written.has(page.path)) use.from = page.path;
      }
    }
  }
  return [...uses.values()];
}

/** ` (linked 163 times)` for a message; empty for a single use. */
export const onPages = ({ count }: LinkUse) => (count > 1 ? ` (linked ${count} times)` : '');
