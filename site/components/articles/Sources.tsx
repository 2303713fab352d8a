import type { Source } from '../../schema/fields.ts';

/** One source: its title, which leads to it where its address is certain, its publisher and its year. */
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

/** The sources alone, for a part of a page that has a heading of its own. */
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
