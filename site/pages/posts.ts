import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';

export type Post = PageOf<'blog-post'>;

/** Newest first; posts of one day by title, so that the order is stable. */
export function posts(pages: readonly ContentPage[]): Post[] {
  return pagesOfKind(pages, 'blog-post').sort((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}
