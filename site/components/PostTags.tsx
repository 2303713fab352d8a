/** What a post is about, in its own words. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="small post-tags" aria-label="About">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
