/** Entry of the file that the search widget loads on first use; the only one with the search library. */
export { createFinder } from '../../shared/search/create-finder.ts';
