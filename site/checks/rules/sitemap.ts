import { findingOn, indexablePages, type SiteRule } from '../built/built-site.ts';

/** sitemap.xml lists exactly the indexable pages (decision 6). */
export const sitemap: SiteRule = (site) => {
  const listed = new Set([...site.sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? ''));
  const pages = indexablePages(site);
  const expected = new Set(pages.map((page) => page.canonical));
  return [
    ...pages
      .filter((page) => !listed.has(page.canonical))
      .map((page) =>
        findingOn(site, page.path, {
          field: 'sitemap.xml',
          what: `does not list ${page.path}.`,
          todo: 'List it, or make the page noindex.',
        }),
      ),
    ...[...listed]
      .filter((address) => !expected.has(address))
      .map((address) =>
        findingOn(site, address.slice(site.origin.length) || '/', {
          field: 'sitemap.xml',
          what: `lists ${address}, which is no indexable page.`,
          todo: 'Leave it out.',
        }),
      ),
  ];
};
