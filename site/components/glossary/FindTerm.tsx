import { searchField, searchKey, searchLimits, searchPath } from '../../../shared/search/search.ts';

/**
 * Finds a term as one types (`widgets/page/find-term.ts`); without a script the search of the site answers.
 */
export function FindTerm() {
  return (
    <search className="find-term no-print">
      <form className="find-term__form" action={searchPath} method="get" data-find-term="">
        <div className="nl-field">
          <label className="nl-field__label" htmlFor="find-term">
            Find a term
          </label>
          <input
            className="nl-field__control"
            id="find-term"
            type="search"
            name={searchField}
            maxLength={searchLimits.characters}
            autoComplete="off"
            {...searchKey}
          />
        </div>
        <button className="button button--quiet" type="submit">
          Find
        </button>
        <output className="small find-term__found" htmlFor="find-term" data-find-term-says="" />
      </form>
    </search>
  );
}
