import { type Source, SourceList } from './SourceList.tsx';

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
