import { trailTo } from '../../seo/breadcrumbs.ts';
import { findingOn, indexablePages, type SiteRule } from '../built/built-site.ts';

/** Every breadcrumb of an indexable page is indexable. */
export const crumbs: SiteRule = (site) => {
  const pages = indexablePages(site);
  const there = new Set(pages.map(({ path }) => path));
  const missing = new Map(
    pages.flatMap((page) =>
      trailTo(page.path)
        .filter((crumb) => !there.has(crumb))
        .map((crumb) => [crumb, page.path] as const),
    ),
  );
  return [...missing].map(([crumb, path]) =>
    findingOn(site, path, {
      field: '',
      what: `Its breadcrumbs lead over ${crumb}, which is no page that search engines may list.`,
      todo: `Write a page for ${crumb}, or name the page that stands for it in site/facts/aliases.ts.`,
    }),
  );
};
