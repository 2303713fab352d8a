import { parentPort, workerData } from 'node:worker_threads';
import { createFinder } from '../../shared/search/create-finder.ts';
import type { PackedPage } from '../http/route.ts';
import { searchPage } from './search-page.ts';

// Searches and fills the page in its own thread, so that no other page waits.

/** Texts of the build; without an index nothing is found. */
export type SearchFiles = { shell: string; index: string | undefined };
export type SearchAsked = { id: number; query: string };
export type SearchAnswered = { id: number; page: PackedPage };

const { shell, index } = workerData as SearchFiles;
const find = index === undefined ? () => ({ hits: [], total: 0 }) : createFinder(index);

parentPort?.on('message', ({ id, query }: SearchAsked) => {
  parentPort?.postMessage({ id, page: searchPage(shell, find, query) } satisfies SearchAnswered);
});
