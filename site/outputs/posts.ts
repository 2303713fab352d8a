import type { BlogPage } from '../schema/article.ts';
import type { ContentPage } from '../schema/read-pages.ts';

export type Post = ContentPage & { data: BlogPage };

/** The blog's posts, newest first. */
export function posts(pages: readonly ContentPage[]): Post[] {
  return pages
    .filter((page): page is Post => page.kind === 'blog-post')
    .sort((a, b) => b.data.publishDate.localeCompare(a.data.publishDate));
}
