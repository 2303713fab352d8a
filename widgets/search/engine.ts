/** Chunk with the search library, loaded on first use. */
export { createFinder } from '../../shared/search/create-finder.ts';
