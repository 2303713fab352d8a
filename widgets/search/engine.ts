/** The file that the search widget loads at the first search: the only one with the search library in it. */
export { createFinder } from '../contract/create-finder.ts';
