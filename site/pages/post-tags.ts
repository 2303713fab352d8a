import { fragmentOf } from '../markdown/fragment-of.ts';
import { type Post, posts } from './posts.ts';
import type { ContentPage } from './read-pages.ts';

/** Posts that a tag needs to be listed. */
const fewest = 3;

/** Fragment on the blog index. */
export const tagId = (tag: string) => `tag-${fragmentOf(tag)}`;

/** Shared tags by name; posts newest first. */
export function postsByTag(pages: readonly ContentPage[]): { tag: string; posts: Post[] }[] {
  const all = posts(pages);
  const tags = [...new Set(all.flatMap(({ data }) => data.tags))].sort((one, other) => one.localeCompare(other));
  return tags
    .map((tag) => ({ tag, posts: all.filter(({ data }) => data.tags.includes(tag)) }))
    .filter((group) => group.posts.length >= fewest);
}

export const sharedTags = (pages: readonly ContentPage[]): ReadonlySet<string> =>
  new Set(postsByTag(pages).map(({ tag }) => tag));
