import { tagId } from '../../pages/post-tags.ts';

type PostTagsProps = { tags: readonly string[]; linked?: ReadonlySet<string> };

/** Tags in `linked` lead to other posts with the tag. */
export function PostTags({ tags, linked }: PostTagsProps) {
  return (
    <ul className="small post-tags" aria-label="About">
      {tags.map((tag) => (
        <li key={tag}>{linked?.has(tag) ? <a href={`/blog#${tagId(tag)}`}>{tag}</a> : tag}</li>
      ))}
    </ul>
  );
}
