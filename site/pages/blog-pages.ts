import { type Post, posts } from './posts.ts';
import type { ContentPage } from './read-pages.ts';

/** Decision 3: `/blog` and `/blog/page/2` to `4` always exist; the fourth has all remaining posts. */
const postsAPage = 12;
const mostPages = 4;

/** Pages after the first. */
export const furtherBlogPages: readonly number[] = Array.from({ length: mostPages - 1 }, (_, index) => index + 2);

export const blogPagePath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

export type BlogPages = {
  /** Newest first; the newest of all if the page has no posts of its own. */
  shown: readonly Post[];
  /** The page that these posts belong to. */
  shownPage: number;
  /** Pages with posts. */
  pageCount: number;
  postCount: number;
};

/** @param number 1 to 4; beyond the last post, the newest posts are shown */
export function blogPages(pages: readonly ContentPage[], number: number): BlogPages {
  const all = posts(pages);
  const pageCount = Math.min(mostPages, Math.ceil(all.length / postsAPage));
  const shownPage = number > pageCount ? 1 : number;
  const start = (shownPage - 1) * postsAPage;
  const shown = all.slice(start, shownPage === mostPages ? undefined : start + postsAPage);
  return { shown, shownPage, pageCount, postCount: all.length };
}
