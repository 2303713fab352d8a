import { type BuiltSite, findingOn, indexablePages, type SiteRule } from '../built/built-site.ts';
import { leadingPages } from './leading-pages.ts';

const most = 3;

/** Every indexable page is at most three clicks from home, not counting the site map. */
export const clicksFromHome: SiteRule = (site) => {
  const clicks = distances(site);
  return indexablePages(site)
    .filter((page) => (clicks.get(page.path) ?? Number.POSITIVE_INFINITY) > most)
    .map((page) => {
      const count = clicks.get(page.path);
      return findingOn(site, page.path, {
        field: '',
        what: count ? `It takes ${count} clicks from the home page.` : 'The home page does not lead here.',
        todo: `Link it from a page that is at most ${most - 1} clicks from home, other than the site map.`,
      });
    });
};

/** From `/` to each reachable page. */
export function distances(site: BuiltSite): Map<string, number> {
  const pages = new Map(leadingPages(site).map((page) => [page.path, page]));
  const found = new Map([['/', 0]]);
  for (const [path, count] of found) {
    for (const link of pages.get(path)?.links ?? []) {
      if (!found.has(link.path)) found.set(link.path, count + 1);
    }
  }
  return found;
}
