import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { columns, type SeoColumn, sorted } from './columns.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { pageViewPlace, type SeoData, type SeoRow, sectionOf } from './read-seo.ts';

/** Rows per "Show more". */
const step = 100;

const pageColumn: SeoColumn = { name: 'Page', title: 'Page', of: ({ path }) => path };

/** Every page with every measure: sortable, filtered by text and section. */
export function Pages({ data }: { data: SeoData }) {
  const [by, setBy] = useState<{ name: string; downwards: boolean }>({ name: 'Cost', downwards: true });
  const [words, setWords] = useState('');
  const [section, setSection] = useState('');
  const [most, setMost] = useState(step);
  const all = [pageColumn, ...columns];
  const found = data.pages.filter((row) => holds(row, words) && (!section || sectionOf(row) === section));
  const rows = sorted(found, all.find(({ name }) => name === by.name) ?? pageColumn, by.downwards);
  const sections = [...new Set(data.pages.map(sectionOf))].sort();
  const press = (name: string) => setBy({ name, downwards: by.name === name ? !by.downwards : name !== 'Page' });
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">All pages</h2>
      <div className="st-seo__filters">
        <div className="st-field">
          <label htmlFor="seo-words">Address or title</label>
          <input
            id="seo-words"
            type="search"
            value={words}
            onInput={(event) => setWords((event.target as HTMLInputElement).value)}
          />
        </div>
        <FilterChoice label="Section" value={section} values={sections} onChange={setSection} />
      </div>
      <p role="status">
        {found.length} of {data.pages.length} pages
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard. */}
      <section className="st-scroll" aria-label="Table of pages" tabIndex={0}>
        <table className="st-table st-seo__table">
          <thead>
            <tr>
              {all.map(({ name, title }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={by.name === name ? (by.downwards ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" className="st-seo__sort" title={title} onClick={() => press(name)}>
                    {name}
                    <span aria-hidden="true">{by.name === name ? (by.downwards ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <tr key={row.path}>
                <th scope="row">
                  <a href={pageViewPlace(row)}>{row.path}</a>
                </th>
                {columns.map(({ name, of, show }) => (
                  <td key={name}>{show ? show(row) : of(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > most && <Button onPress={() => setMost(most + step)}>Show more</Button>}
    </section>
  );
}

function holds({ path, title }: SeoRow, words: string): boolean {
  const text = `${path} ${title}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
