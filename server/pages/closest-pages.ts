import type { Finder } from '../../shared/search/create-finder.ts';
import { isTelling } from '../../shared/search/search-words.ts';
import { readPath } from '../../site/redirects/read-path.ts';
import type { PostLink } from '../../site/redirects/redirect-data.ts';
import { closestPosts } from './closest-posts.ts';

const most = 5;

/** Limits the work for an address with many words. */
const mostWords = 6;

/**
 * Pages, posts and cities that an unknown address may mean, best first: posts whose slug is alike, and what the search
 * finds by the words of its last part. Milliseconds of a core, so a thread of its own calls it.
 */
export function closestPages(
  { find, posts }: { find: Finder; posts: readonly PostLink[] },
  requested: string,
): { path: string; title: string }[] {
  const slug = readPath(requested).path.split('/').at(-1) ?? '';
  const words = slug
    .replace(/\.[a-z]{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(isTelling);
  const found = find(words.slice(0, mostWords).join(' '), 'near').hits;
  const all = [...closestPosts(slug, posts), ...found];
  return [...new Map(all.map(({ path, title }) => [path, { path, title }])).values()].slice(0, most);
}
