import { isTelling } from '../../shared/search/search-words.ts';
import { readPath } from '../../site/redirects/read-path.ts';
import { closestPosts } from './closest-posts.ts';
import type { Search } from './create-search.ts';
import type { Dist } from './dist.ts';

const most = 5;

/** Limits the work for an address with many words. */
const mostWords = 6;

/**
 * Pages, posts and cities that an unknown address may mean, best first: posts whose slug is alike, and what the search
 * finds by the words of its last part.
 */
export async function closestPages(
  { dist, search }: { dist: Dist; search: Search },
  requested: string,
): Promise<{ path: string; title: string }[]> {
  const slug = readPath(requested).path.split('/').at(-1) ?? '';
  const words = slug
    .replace(/\.[a-z]{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(isTelling);
  const found = await search.near(words.slice(0, mostWords).join(' '));
  const all = [...closestPosts(slug, dist.oldAddresses()?.posts ?? []), ...found];
  return [...new Map(all.map(({ path, title }) => [path, { path, title }])).values()].slice(0, most);
}
