import type { ContentPage } from '../schema/read-pages.ts';
import { type PageOf, pagesOfKind } from './pages-of-kind.ts';

export type Post = PageOf<'blog-post'>;

/** The blog's posts, newest first. */
export function posts(pages: readonly ContentPage[]): Post[] {
  return pagesOfKind(pages, 'blog-post').sort((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}
