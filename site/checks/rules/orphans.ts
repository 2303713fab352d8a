import { findingOn, indexablePages, type Rule } from '../built-site.ts';

/** Every indexable page but home is linked from another page. */
export const orphans: Rule = (site) => {
  const linked = new Set(
    site.pages.flatMap((page) => page.links.filter((link) => link.path !== page.path).map((link) => link.path)),
  );
  return indexablePages(site)
    .filter((page) => page.path !== '/' && !linked.has(page.path))
    .map((page) =>
      findingOn(site, page.path, {
        field: '',
        what: 'No page links here.',
        todo: 'Link it where it helps a reader, or list its folder on an index page.',
      }),
    );
};
