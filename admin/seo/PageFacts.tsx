import { pageViewPlace, type SeoData, type SeoRow, subjectOf, whole } from './read-seo.ts';
import { SourceLine } from './SourceLine.tsx';

export function PageFacts({ data, page }: { data: SeoData; page: SeoRow }) {
  const others = page.searched - page.searches.reduce((sum, { times }) => sum + times, 0);
  const twin = page.twin && data.pages[page.twin.page];
  const facts: [name: string, value: string][] = [
    ['Title', `${page.title} (${page.title.length} characters)`],
    ['Description', `${page.description} (${page.description.length} characters)`],
    ['Canonical', page.canonical],
    ['Robots', page.indexable ? 'index' : 'noindex'],
    ['Kind', page.kind],
    ['Last changed', page.updated],
    ['Leads in 12 months', whole(page.leads)],
    ['Words', whole(page.words)],
    ['Reading', `${page.grade.toFixed(1)} school years`],
    [
      'Depth',
      page.depth === null
        ? 'The home page does not lead here'
        : `${page.depth} ${page.depth === 1 ? 'click' : 'clicks'} from the home page`,
    ],
    ['Structured data', page.types.join(', ') || 'none'],
    ['Weight', `${(page.bytes / 1000).toFixed(1)} kB of HTML before compression`],
  ];
  return (
    <>
      <h2>{page.path}</h2>
      <p>
        <a href={data.origin + page.path}>Open the page</a> · <SourceLine data={data} file={page.file} line={1} />
      </p>
      <dl className="st-facts">
        {facts.map(([name, value]) => [<dt key={`${name}?`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        <dt>Most alike</dt>
        <dd>
          {twin && page.twin ? (
            <>
              <a href={pageViewPlace(twin)}>{twin.path}</a> ({(page.twin.share * 100).toFixed(1)} % in common)
            </>
          ) : (
            'none'
          )}
        </dd>
      </dl>
      <section aria-labelledby="page-issues">
        <h2 id="page-issues">Issues of this page</h2>
        {page.issues.length === 0 && <p>None.</p>}
        <ul className="st-list">
          {page.issues.map(({ field, what, todo, file, line }) => (
            <li key={field + what} className="st-seo__record">
              <p>
                <span className="st-tag st-seo__first">{field}</span> {subjectOf({ field })} {what} {todo}
              </p>
              <p className="st-quiet">
                <SourceLine data={data} file={file} line={line} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="page-searches">
        <h2 id="page-searches">Searches that led to this page</h2>
        {page.searches.length === 0 ? (
          <p>Nobody opened it from our own search in the last 90 days.</p>
        ) : (
          <ul>
            {page.searches.map(({ words, times }) => (
              <li key={words}>
                {words} <span className="st-quiet">({times === 1 ? 'once' : `${whole(times)} times`})</span>
              </li>
            ))}
            {others > 0 && (
              <li className="st-quiet">Other words ({others === 1 ? 'once' : `${whole(others)} times`})</li>
            )}
          </ul>
        )}
      </section>
      <section aria-labelledby="page-headings">
        <h2 id="page-headings">Headings of this page</h2>
        <ol className="st-seo__headings">
          {page.headings.map(({ level, text }, place) => (
            <li key={place} className={`st-seo__heading--${level}`}>
              <span className="st-quiet">h{level}</span> {text}
            </li>
          ))}
        </ol>
      </section>
      <div className="st-seo__links">
        <Linked id="links-in" title="Linked by" data={data} places={page.in} />
        <Linked id="links-out" title="Links" data={data} places={page.out} />
      </div>
    </>
  );
}

function Linked({ id, title, data, places }: { id: string; title: string; data: SeoData; places: readonly number[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} {places.length} {places.length === 1 ? 'page' : 'pages'}
      </h2>
      <ul>
        {places.map((place) => {
          const other = data.pages[place];
          return (
            other && (
              <li key={place}>
                <a href={pageViewPlace(other)}>{other.path}</a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
