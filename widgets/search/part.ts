/** Fetched when the search field is reached for. */
export { Search as Component, searchOptions as options } from './Search.tsx';
