import { findingOn, indexablePages, type SiteRule } from '../built/built-site.ts';
import { leadingPages } from './leading-pages.ts';

/** Every indexable page but home is linked from a page other than the site map. */
export const orphans: SiteRule = (site) => {
  const linked = new Set(
    leadingPages(site).flatMap((page) => page.links.filter((link) => link.path !== page.path).map((link) => link.path)),
  );
  return indexablePages(site)
    .filter((page) => page.path !== '/' && !linked.has(page.path))
    .map((page) =>
      findingOn(site, page.path, {
        field: '',
        what: 'No page links here; the site map does not count.',
        todo: 'Link it where it helps a reader, or list its folder on an index page.',
      }),
    );
};
