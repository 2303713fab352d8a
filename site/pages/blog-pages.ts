import { type Post, posts } from './posts.ts';
import type { ContentPage } from './read-pages.ts';

/** Decision 3: twelve posts a page; `/blog` and `/blog/page/2` to `4` are always there, the fourth has all the rest. */
const postsAPage = 12;
const mostPages = 4;

/** The pages of the blog's index after the first. */
export const furtherBlogPages: readonly number[] = Array.from({ length: mostPages - 1 }, (_, index) => index + 2);

/** Address of a page of the blog's index. */
export const blogPagePath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

export type BlogPages = {
  /** The posts to show, newest first: the newest of all where the page has none of its own. */
  shown: readonly Post[];
  /** The page that these posts stand on. */
  shownPage: number;
  /** How many pages hold posts, and how many posts they hold together. */
  pageCount: number;
  postCount: number;
};

/** What page `number` (1 to 4) of the blog's index shows. A page that the posts do not reach shows the newest ones. */
export function blogPages(pages: readonly ContentPage[], number: number): BlogPages {
  const all = posts(pages);
  const pageCount = Math.min(mostPages, Math.ceil(all.length / postsAPage));
  const shownPage = number > pageCount ? 1 : number;
  const start = (shownPage - 1) * postsAPage;
  const shown = all.slice(start, shownPage === mostPages ? undefined : start + postsAPage);
  return { shown, shownPage, pageCount, postCount: all.length };
}
