import { tagId } from '../../pages/post-tags.ts';
import type { Post } from '../../pages/posts.ts';

/** Posts by tag, one tag at a time, without JavaScript. */
export function TagFilter({ tags }: { tags: readonly { tag: string; posts: readonly Post[] }[] }) {
  if (tags.length === 0) return null;
  return (
    <section className="tag-filter" aria-labelledby="tags">
      <h2 className="tag-filter__title" id="tags">
        All posts by tag
      </h2>
      <div className="tag-filter__tags">
        {tags.map(({ tag, posts }) => (
          <details className="tag-filter__tag" name="tag" key={tag}>
            <summary className="tag-filter__name">
              {tag} <span className="tag-filter__count">{posts.length}</span>
            </summary>
            <ul id={tagId(tag)}>
              {posts.map(({ path, data }) => (
                <li key={path}>
                  <a href={path}>{data.title}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
