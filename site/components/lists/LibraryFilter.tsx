import type { ReactNode } from 'react';
import { type LibraryShelf, libraryShelves } from '../../facts/library-shelves.ts';
import { levelIds, levels } from '../../facts/readers.ts';
import { readingLengths } from '../../facts/reading-lengths.ts';

type LibraryFilterProps = {
  shelves: readonly { id: LibraryShelf; count: number }[];
  children: ReactNode;
};

/** Radio buttons and CSS, without JavaScript: `LibraryFilter.css` has a rule for each choice. */
export function LibraryFilter({ shelves, children }: LibraryFilterProps) {
  const total = shelves.reduce((sum, { count }) => sum + count, 0);
  const topics = shelves.map(({ id, count }) => ({ id, label: libraryShelves[id], count }));
  return (
    <div className="library-filter">
      <div className="library-filter__tools band">
        <section className="library-filter__choices no-print" aria-label="Show only">
          <Choice name="topic" title="Subject" all="All subjects" count={total} options={topics} />
          <details className="library-filter__more">
            <summary className="library-filter__summary plus-mark">Level and time to read</summary>
            <div className="library-filter__pair">
              <Choice
                name="level"
                title="Level"
                all="Any level"
                options={levelIds.map((id) => ({ id, label: levels[id] }))}
              />
              <Choice name="length" title="Time to read" all="Any time" options={readingLengths} />
            </div>
          </details>
        </section>
      </div>
      <div className="library-shelves">{children}</div>
      <p className="small library-filter__count" />
    </div>
  );
}

type FilterOption = { id: string; label: string; count?: number };
type ChoiceProps = { name: string; title: string; all: string; count?: number; options: readonly FilterOption[] };

function Choice({ name, title, all, count, options }: ChoiceProps) {
  return (
    <fieldset className="library-filter__choice">
      <legend>{title}</legend>
      <div className="library-filter__options">
        {[{ id: 'all', label: all, count }, ...options].map(({ id, label, count }) => (
          <label key={id}>
            <input type="radio" name={name} id={`${name}-${id}`} defaultChecked={id === 'all'} />
            <span>
              {label}
              {count !== undefined && <span className="library-filter__number"> {count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
