import { tagId } from '../../pages/post-tags.ts';

type PostTagsProps = { tags: readonly string[]; linked?: ReadonlySet<string> };

/** What a post is about, in its own words; each of the `linked` ones leads to the other posts about it. */
export function PostTags({ tags, linked }: PostTagsProps) {
  return (
    <ul className="small post-tags" aria-label="About">
      {tags.map((tag) => (
        <li key={tag}>{linked?.has(tag) ? <a href={`/blog#${tagId(tag)}`}>{tag}</a> : tag}</li>
      ))}
    </ul>
  );
}
