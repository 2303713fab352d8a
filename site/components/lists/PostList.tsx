import type { Post } from '../../pages/posts.ts';
import { longDate } from '../articles/long-date.ts';
import { PostTags } from './PostTags.tsx';

/** Blog posts with date, summary and tags; the newest of all is larger. */
export function PostList({ posts, newestFirst }: { posts: readonly Post[]; newestFirst: boolean }) {
  return (
    <ul className="post-list">
      {posts.map(({ path, data }, index) => (
        <li
          key={path}
          className={newestFirst && index === 0 ? 'post-list__post post-list__post--newest' : 'post-list__post'}
        >
          <p className="small post-list__day">
            <time dateTime={data.publishDate}>{longDate(data.publishDate)}</time>
          </p>
          <h2 className="post-list__title">
            <a href={path}>{data.title}</a>
          </h2>
          <p className="post-list__lead">{data.lead}</p>
          <PostTags tags={data.tags} />
        </li>
      ))}
    </ul>
  );
}
