import type { Post } from '../../pages/posts.ts';
import { longDate } from '../articles/long-date.ts';
import { PostTags } from './PostTags.tsx';

const month = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Placed = Post & { at: number };

/** Blog posts by month, each with its day, summary and tags; the newest of all stands above them, larger. */
export function PostList({ posts, newestFirst }: { posts: readonly Post[]; newestFirst: boolean }) {
  const placed = posts.map((post, at): Placed => ({ ...post, at: at + 1 }));
  const newest = newestFirst ? placed[0] : undefined;
  const months = Map.groupBy(newest ? placed.slice(1) : placed, ({ data }) => data.publishDate.slice(0, 7));
  return (
    <div className="post-list">
      {newest && (
        <div className="post-list__newest band">
          <PostLine post={newest} />
        </div>
      )}
      {[...months].map(([name, ofMonth], at) => (
        <section className={at % 2 ? 'post-list__month band' : 'post-list__month'} key={name}>
          <h2 className="post-list__name">{month.format(new Date(`${name}-01`))}</h2>
          <ul className="post-list__posts">
            {ofMonth.map((post) => (
              <li key={post.path}>
                <PostLine post={post} inMonth />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Its place in the list lights its dot of the year (`kinds/blog-index/layout.tsx`). */
function PostLine({ post: { path, data, at }, inMonth = false }: { post: Placed; inMonth?: boolean }) {
  const Title = inMonth ? 'h3' : 'h2';
  return (
    <article className="post-line" data-at={at}>
      <p className="post-line__day">
        <time dateTime={data.publishDate}>
          {inMonth ? Number(data.publishDate.slice(8)) : longDate(data.publishDate)}
        </time>
      </p>
      <Title className="post-list__title">
        <a href={path}>{data.title}</a>
      </Title>
      <p className="post-line__lead">{data.lead}</p>
      <PostTags tags={data.tags} />
    </article>
  );
}
