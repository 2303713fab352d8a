export type Source = { title: string; publisher?: string; url: string };

/** Where a page's outside facts come from. Nothing is shown for a page without any. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="sources wrap" aria-labelledby="sources">
      <h2 id="sources" className="sources__title">
        Sources
      </h2>
      <ol className="sources__list">
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} rel="noopener">
              {source.title}
            </a>
            {source.publisher && `, ${source.publisher}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
