import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';

export type Post = PageOf<'blog-post'>;

/** The blog's posts, newest first; those of one day by title, as `pagesOfKind` has them, so that the order never changes by itself. */
export function posts(pages: readonly ContentPage[]): Post[] {
  return pagesOfKind(pages, 'blog-post').sort((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}
