type Post = { path: string; title: string };

const most = 5;

/**
 * The posts whose addresses are most like a mistyped slug, best first: by the share of three-letter runs that
 * both have (Dice's coefficient), which forgives a letter as well as a word. A post with none in common is left out.
 */
export function closestPosts(slug: string, posts: readonly Post[]): Post[] {
  const wanted = runsOf(slug);
  return posts
    .map((post) => ({ post, likeness: likeness(wanted, runsOf(post.path.slice('/blog/'.length))) }))
    .filter((one) => one.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ post }) => post);
}

/** A long address is no reason to work long. */
const longest = 200;

function runsOf(slug: string): Set<string> {
  const text = `-${slug.slice(0, longest)}-`;
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
}

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return (2 * shared) / (one.size + other.size);
}
