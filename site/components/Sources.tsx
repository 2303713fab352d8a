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

/** Where a page's outside facts come from. Nothing is shown for a page without any. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="sources wrap" aria-labelledby="sources">
      <h2 id="sources" className="sources__title">
        Sources
      </h2>
      <SourceList sources={sources} />
    </section>
  );
}
