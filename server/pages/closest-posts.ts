import type { PostLink } from '../../site/redirects/redirect-data.ts';

/** Below, the addresses share a word, and the search knows better. */
const alike = 0.4;

/** Posts whose slug is a mistyped one's neighbour, best first, by shared three-letter runs (Dice coefficient). */
export function closestPosts(slug: string, posts: readonly PostLink[]): PostLink[] {
  const wanted = runsOf(slug);
  return posts
    .map((post) => ({ post, likeness: likeness(wanted, runsOf(post.path.slice('/blog/'.length))) }))
    .filter((one) => one.likeness >= alike)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ post }) => post);
}

/** Limits the work for a long address. */
const longest = 200;

function runsOf(slug: string): Set<string> {
  const text = `-${slug.slice(0, longest)}-`;
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
}

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return (2 * shared) / (one.size + other.size);
}
