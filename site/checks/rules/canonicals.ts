import { type BuiltSite, findingOn, isPublic, type SiteRule } from '../built/built-site.ts';

/**
 * A canonical address exists and is final; a page with another page's canonical is `noindex` (docs/product.md, section
 * 2; decision 6).
 */
export const canonicals: SiteRule = (site) => {
  const canonicalOf = new Map(site.pages.map((page) => [page.path, pathIn(site, page.canonical)]));
  return site.pages.filter(isPublic).flatMap((page) => {
    const say = (what: string, todo: string) => [findingOn(site, page.path, { field: 'canonical', what, todo })];
    const target = canonicalOf.get(page.path);
    if (!page.canonical) return say('is missing.', 'Give the page context a canonical path.');
    if (target === undefined)
      return say(`is on another site: ${page.canonical}.`, `It must begin with ${site.origin}.`);
    if (!canonicalOf.has(target)) return say(`names ${target}, which is not there.`, 'Name a page that is built.');
    if (canonicalOf.get(target) !== target) {
      return say(`names ${target}, whose own canonical is another page.`, 'Name the last page of the chain.');
    }
    if (target !== page.path && page.indexable) return say('names another page.', 'Such a page must be noindex.');
    return [];
  });
};

function pathIn(site: BuiltSite, address: string): string | undefined {
  return address.startsWith(`${site.origin}/`) ? address.slice(site.origin.length) : undefined;
}
