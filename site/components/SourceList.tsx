export type Source = { title: string; publisher?: string; url: string };

/** The sources alone, for a part of a page that has a heading of its own. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="source-list">
      {sources.map((source) => (
        <li key={source.url}>
          <a href={source.url} rel="noopener">
            {source.title}
          </a>
          {source.publisher && `, ${source.publisher}`}
        </li>
      ))}
    </ol>
  );
}
