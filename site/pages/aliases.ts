import { aliases } from '../facts/aliases.ts';
import { blogPagePath, furtherBlogPages } from './blog-pages.ts';
import type { ContentPage } from './read-pages.ts';

/** An address whose document is made from another page: its canonical link names that page, and it is noindex. */
export type Alias = {
  path: string;
  canonical: string;
  body: string;
  /** Of a further page of an index. */
  pageNumber?: number;
};

/** The second addresses of pages that exist, and the further pages of the blog's index (decisions 3 and 6). */
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
