import type { Source } from '../../schema/fields.ts';

/** The title is linked if its address is certain. */
export function SourceLine({ source: { title, publisher, year, url } }: { source: Source }) {
  const named = url ? (
    <a href={url} rel="noopener">
      {title}
    </a>
  ) : (
    title
  );
  return (
    <>
      {named}
      {publisher && `, ${publisher}`}
      {year && `, ${year}`}
    </>
  );
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="source-list">
      {sources.map((source) => (
        <li key={source.url ?? source.title}>
          <SourceLine source={source} />
        </li>
      ))}
    </ol>
  );
}

export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="sources wrap" aria-labelledby="sources">
      <details className="fold">
        <summary className="fold__heading plus-mark">
          <h2 id="sources">Sources ({sources.length})</h2>
        </summary>
        <SourceList sources={sources} />
      </details>
    </section>
  );
}
