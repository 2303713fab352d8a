import { useMemo, useState } from 'react';
import { FilterChoice } from './FilterChoice.tsx';
import { graphSize, placePages } from './place-pages.ts';
import { pageViewPlace, type SeoData, sectionOf } from './read-seo.ts';

const fewest = 15;

/** Internal links, and pages with few incoming ones. */
export function LinkGraph({ data }: { data: SeoData }) {
  const [section, setSection] = useState('');
  const spots = useMemo(() => placePages(data.pages), [data.pages]);
  const sections = [...new Set(data.pages.map(sectionOf))].sort();
  const isShown = (place: number) => !section || sectionOf(data.pages[place] ?? { path: '' }) === section;
  const links = data.pages.flatMap(({ place, out }) =>
    out.filter((to) => isShown(place) || isShown(to)).map((to) => ({ from: place, to })),
  );
  // One path for all lines: thousands of elements would be slow.
  const lines = links
    .map(({ from, to }) => {
      const [a, b] = [spots[from], spots[to]];
      return a && b ? `M${a.x.toFixed(0)} ${a.y.toFixed(0)}L${b.x.toFixed(0)} ${b.y.toFixed(0)}` : '';
    })
    .join('');
  const lonely = data.pages.filter(({ indexable }) => indexable).toSorted((a, b) => a.in.length - b.in.length);
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links between pages</h2>
      <p className="st-quiet">
        The home page is in the middle, each ring is one click further away. Lines are links in the pages’ own parts;
        menus and the footer are left out. Press a page to see its links.
      </p>
      <div className="st-seo__filters">
        <FilterChoice label="Section" value={section} values={sections} onChange={setSection} />
      </div>
      <div className="st-seo__links">
        <svg
          className="st-graph"
          viewBox={`0 0 ${graphSize} ${graphSize}`}
          role="img"
          aria-label={`${links.length} links between ${data.pages.length} pages`}
        >
          <path className={section ? 'st-graph__links st-graph__links--few' : 'st-graph__links'} d={lines} />
          {data.pages.map((page) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: with the keyboard, the table of pages and the list beside lead to the same.
            <circle
              key={page.path}
              className={isShown(page.place) ? 'st-graph__page' : 'st-graph__page st-graph__page--other'}
              cx={spots[page.place]?.x}
              cy={spots[page.place]?.y}
              r={Math.min(12, 4 + Math.sqrt(page.in.length) / 2)}
              onClick={() => {
                location.hash = pageViewPlace(page);
              }}
            >
              <title>{`${page.path}: linked by ${page.in.length}, links ${page.out.length}`}</title>
            </circle>
          ))}
        </svg>
        <div>
          <h3>Linked by the fewest pages</h3>
          <table className="st-table">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Linked by</th>
                <th scope="col">Depth</th>
              </tr>
            </thead>
            <tbody>
              {lonely.slice(0, fewest).map((page) => (
                <tr key={page.path}>
                  <th scope="row">
                    <a href={pageViewPlace(page)}>{page.path}</a>
                  </th>
                  <td>{page.in.length}</td>
                  <td>{page.depth ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
