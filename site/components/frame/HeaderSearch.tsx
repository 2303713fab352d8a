import { searchField, searchKey, searchLimits, searchPath } from '../../../shared/search/search.ts';

const panelId = 'site-search';

const lens = (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.4 15.4 20.5 20.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** Works without JavaScript: the search page answers. `focus`: focus when shown. */
export function SearchField({ id, label, focus }: { id: string; label: string; focus?: true }) {
  return (
    <search>
      <form className="site-search" action={searchPath} method="get" aria-label={label}>
        <label className="hidden-text" htmlFor={id}>
          {label}
        </label>
        <input
          className="site-search__field"
          id={id}
          type="search"
          name={searchField}
          maxLength={searchLimits.characters}
          autoComplete="off"
          {...searchKey}
          placeholder="Search"
          // biome-ignore lint/a11y/noAutofocus: a hidden field is not focused; it takes the focus when its popover opens
          autoFocus={focus}
        />
        <button className="icon-button site-search__go" type="submit">
          {lens}
          <span className="hidden-text">Search</span>
        </button>
      </form>
    </search>
  );
}

/**
 * A button that opens a field over the bar. A popover works without JavaScript, closes by Escape or an outside
 * click, and returns the focus.
 */
export function HeaderSearch() {
  return (
    <>
      <button className="icon-button header-search" type="button" popoverTarget={panelId} aria-haspopup="dialog">
        {lens}
        <span className="hidden-text">Search</span>
      </button>
      <div id={panelId} className="header-search__panel ink" popover="auto" role="dialog" aria-label="Search">
        <div className="header-search__bar">
          <SearchField id="header-search" label="Search the whole site" focus />
          <button
            className="icon-button header-search__close"
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <span className="hidden-text">Close search</span>
          </button>
        </div>
      </div>
    </>
  );
}
