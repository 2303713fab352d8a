import { type Post, posts } from '../../pages/posts.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { longDate } from '../articles/long-date.ts';

/** The newer and the older post; at either end, a link to all posts. */
export function PostNeighbours({ pages, path }: { pages: readonly ContentPage[]; path: string }) {
  const all = posts(pages);
  const place = all.findIndex((post) => post.path === path);
  if (place < 0) return null;
  return (
    <nav className="post-neighbours" aria-label="Other posts">
      <Neighbour post={all[place - 1]} name="Newer post" end="This is the newest post." rel="prev" />
      <Neighbour post={all[place + 1]} name="Older post" end="This is the oldest post." rel="next" />
    </nav>
  );
}

function Neighbour({ post, name, end, rel }: { post?: Post; name: string; end: string; rel: string }) {
  if (!post) {
    return (
      <p className="post-neighbours__end">
        {end} <a href="/blog">All posts</a>
      </p>
    );
  }
  return (
    <a className="post-neighbours__post" href={post.path} rel={rel}>
      <span className="small">
        {name}, <time dateTime={post.data.publishDate}>{longDate(post.data.publishDate)}</time>
      </span>
      <strong>{post.data.title}</strong>
    </a>
  );
}
