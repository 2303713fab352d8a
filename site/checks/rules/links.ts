import { closest } from '../../markdown/closest.ts';
import { findingOn, type SiteRule } from '../built/built-site.ts';
import { linkUses, onPages } from './link-uses.ts';

/** Every internal link leads to an existing page or file, not to an alias or an old address. */
export const links: SiteRule = (site) => {
  const there = new Set(site.pages.map((page) => page.path));
  const moved = new Map(site.content.flatMap((page) => page.data.redirectFrom.map((old) => [old, page.path])));
  const checked = new Set<string>();
  return linkUses(site).flatMap((use) => {
    const { path, from } = use;
    // A fragment on the same page.
    if (path === from || checked.has(path)) return [];
    checked.add(path);
    const say = (what: string, todo: string) => [
      findingOn(site, from, { field: `link ${path}${onPages(use)}`, what, todo, needle: path }),
    ];
    const canonical = site.aliases[path];
    if (canonical) return say('is a second address of a page.', `Link ${canonical}.`);
    if (there.has(path) || site.files.has(path) || path.startsWith('/api/')) return [];
    const target = moved.get(path);
    if (target) return say('is an old address that redirects.', `Link ${target}.`);
    const meant = closest(path, [...there]);
    return say('leads nowhere: no page has this address.', meant ? `Did you mean ${meant}?` : 'Correct or remove it.');
  });
};
