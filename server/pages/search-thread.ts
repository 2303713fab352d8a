import { parentPort, workerData } from 'node:worker_threads';
import { createFinder, type Finder } from '../../shared/search/create-finder.ts';
import type { SearchHit } from '../../shared/search/search.ts';
import type { PackedPage } from '../http/route.ts';
import { searchPage } from './search-page.ts';

// Searches and fills the page in its own thread, so that no other page waits.

/** Texts of the build; without an index nothing is found. */
export type SearchFiles = { shell: string; index: string | undefined };
/** `near`: for the pages that an unknown address may mean, in place of a page of results. */
export type SearchAsked = { id: number; query: string; near: boolean };
export type SearchAnswered = { id: number; answer: PackedPage | SearchHit[] };

const { shell, index } = workerData as SearchFiles;
const find: Finder = index === undefined ? () => ({ hits: [], total: 0 }) : createFinder(index);

parentPort?.on('message', ({ id, query, near }: SearchAsked) => {
  const answer = near ? find(query, 'near').hits : searchPage(shell, find, query);
  parentPort?.postMessage({ id, answer } satisfies SearchAnswered);
});
