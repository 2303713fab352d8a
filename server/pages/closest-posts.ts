import type { PostLink } from '../../site/redirects/redirect-data.ts';

const most = 5;

/** Best first, by three-letter runs that the addresses share (Dice coefficient). Excludes posts with none in common. */
export function closestPosts(slug: string, posts: readonly PostLink[]): PostLink[] {
  const wanted = runsOf(slug);
  return posts
    .map((post) => ({ post, likeness: likeness(wanted, runsOf(post.path.slice('/blog/'.length))) }))
    .filter((one) => one.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
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
