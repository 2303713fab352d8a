import type { KeyboardEvent } from 'react';
import {
  type SearchHit,
  searchField,
  searchKey,
  searchLimits,
  searchMessages,
  searchPath,
} from '../../shared/search/search.ts';
import { topTasks } from '../../shared/search/top-tasks.ts';
import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { Button } from '../ui/Button.tsx';
import type { RestoredForm } from '../ui/use-form.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { SearchResult } from './SearchResult.tsx';
import { useSearch } from './use-search.ts';

export const searchOptions = {
  engine: { kind: 'text', default: '', about: about('Address of the search code; set by the build.') },
  index: {
    kind: 'text',
    default: '',
    about: about('Address of the index. Without both, the form opens the search page.'),
  },
  idPrefix: { kind: 'text', default: 'nl-search', about: about('Prefix of the field id.') },
} as const satisfies OptionTable;

type SearchProps = OptionsOf<typeof searchOptions> & { restored?: RestoredForm | undefined };

/** See docs/product.md, section 2, `/search?q={term}`. A plain form; with the script, results appear while typing. */
export function Search({ engine, index, idPrefix, restored }: SearchProps) {
  const { origin } = useWidgetScope();
  const { hits, status, input, onFocus, onInput, onSubmit, onResultClick } = useSearch(
    { engine, index },
    { hits: (restored?.results ?? []) as readonly SearchHit[], status: restored?.status ?? '' },
  );
  const id = `${idPrefix}-field`;
  const live = engine !== '' && index !== '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrow keys of the field and links inside
    <div className="nl-search" onKeyDown={walkResults}>
      <search>
        <form action={origin + searchPath} method="get" onSubmit={live ? onSubmit : undefined}>
          <label className="nl-search__label" htmlFor={id}>
            {searchMessages.label}
          </label>
          <div className="nl-search__row">
            <input
              className="nl-search__field"
              id={id}
              ref={input}
              type="search"
              name={searchField}
              maxLength={searchLimits.characters}
              autoComplete="off"
              {...searchKey}
              onFocus={live ? onFocus : undefined}
              onInput={live ? onInput : undefined}
            />
            <Button type="submit">{searchMessages.submit}</Button>
          </div>
        </form>
      </search>
      <p className="nl-search__status" data-slot="form-status" role="status">
        {status}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened with a key is clicked too */}
      <ol
        className="nl-search__results"
        data-results=""
        aria-label="Results"
        hidden={hits.length === 0}
        onClick={onResultClick}
      >
        {hits.map((hit) => (
          <SearchResult key={hit.path} {...hit} />
        ))}
      </ol>
      <div className="nl-search__tasks" data-no-results="" hidden={hits.length > 0}>
        <h2 className="nl-search__tasks-title">{searchMessages.tasks}</h2>
        <ul className="nl-search__tasks-list">
          {topTasks.map(({ label, href }) => (
            <li key={href}>
              <a className="nl-search__task" href={origin + href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Arrow keys move between field and results; Escape returns to the field. Ignored during IME composition. */
function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const root = event.currentTarget;
  const field = root.querySelector<HTMLElement>('input[type="search"]');
  const stops = [field, ...root.querySelectorAll<HTMLElement>('[data-results] a')].filter((stop) => stop !== null);
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: at > 0 ? 0 : -1 }[event.key];
  const stop = at < 0 || to === undefined ? undefined : stops[to];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
