/** Loaded at the first interaction with the search field. */
export { Search as Component, searchOptions as options } from './Search.tsx';
