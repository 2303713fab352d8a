import { closest } from '../../markdown/closest.ts';
import type { SiteRule } from '../built/built-site.ts';
import { linkUses, onPages, placeOf } from './link-uses.ts';

/**
 * Every internal link leads to an existing page or file, not to an alias or an old address. A page that was published and
 * is gone is a note: its address redirects.
 */
export const links: SiteRule = (site) => {
  const there = new Set(site.pages.map((page) => page.path));
  const moved = new Map(site.content.flatMap((page) => page.data.redirectFrom.map((old) => [old, page.path])));
  const checked = new Set<string>();
  return linkUses(site).flatMap((use) => {
    const { path, from } = use;
    // A fragment on the same page.
    if (from.includes(path) || checked.has(path)) return [];
    checked.add(path);
    const say = (what: string, todo: string, note = false) => [
      { ...placeOf(site, use), field: `link ${path}${onPages(use)}`, what, todo, ...(note && { note }) },
    ];
    const canonical = site.aliases[path];
    if (canonical) return say('is a second address of a page.', `Link ${canonical}.`);
    if (there.has(path) || site.files.has(path) || path.startsWith('/api/')) return [];
    const target = moved.get(path);
    if (target) return say('is an old address that redirects.', `Link ${target}.`);
    if (site.published.has(path))
      return say('leads to a page that is gone: to its folder.', 'Link another page.', true);
    const meant = closest(path, [...there]);
    return say('leads nowhere: no page has this address.', meant ? `Did you mean ${meant}?` : 'Correct or remove it.');
  });
};
