import { aliases } from '../facts/aliases.ts';
import { blogPagePath, furtherBlogPages } from './blog-pages.ts';
import type { ContentPage } from './read-pages.ts';

/** Renders another page, as noindex with that page's canonical link. */
export type Alias = {
  path: string;
  canonical: string;
  body: string;
  /** Set on further pages of an index. */
  pageNumber?: number;
};

/** Aliases of existing pages, and the further pages of the blog index (decisions 3 and 6). */
export function aliasPages(pages: readonly ContentPage[]): Alias[] {
  const second = Object.entries(aliases).map(([path, canonical]) => ({ path, canonical }));
  const further = furtherBlogPages.map((pageNumber) => ({
    path: blogPagePath(pageNumber),
    canonical: blogPagePath(1),
    pageNumber,
  }));
  return [...second, ...further].flatMap((alias) => {
    const page = pages.find((entry) => entry.path === alias.canonical);
    return page ? [{ ...alias, body: page.body }] : [];
  });
}
