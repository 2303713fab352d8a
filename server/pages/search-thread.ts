import { parentPort, workerData } from 'node:worker_threads';
import { createFinder, type Finder } from '../../shared/search/create-finder.ts';
import type { PostLink } from '../../site/redirects/redirect-data.ts';
import type { PackedPage } from '../http/route.ts';
import { packPage } from '../http/send-html.ts';
import { createPageCache } from '../http/shells/create-page-cache.ts';
import { fillPage } from '../http/shells/fill-page.ts';
import { closestPages } from './closest-pages.ts';
import { searchPage } from './search-page.ts';

// Searches and fills pages in its own thread, so that no other page waits.

/** Texts of the build, and its posts; without an index nothing is found. */
export type SearchFiles = {
  shell: string | undefined;
  notFound: string | undefined;
  index: string | undefined;
  posts: readonly PostLink[];
};
/** `lost`: the page for an unknown address, in place of one of results. */
export type SearchAsked = { id: number; query: string } | { id: number; lost: string };
/** Undefined: no page to fill, or nothing to fill it with. */
export type SearchAnswered = { id: number; answer: PackedPage | undefined };

/** Pages for unknown addresses that are kept, 30 kB each. */
const mostKept = 100;

const { shell, notFound, index, posts } = workerData as SearchFiles;
const find: Finder = index === undefined ? () => ({ hits: [], total: 0 }) : createFinder(index);
const kept = createPageCache<PackedPage>(mostKept);

const foundPage = (query: string) => (shell === undefined ? undefined : searchPage(shell, find, query));

function lostPage(requested: string): PackedPage | undefined {
  const closest = closestPages({ find, posts }, requested);
  if (notFound === undefined || closest.length === 0) return undefined;
  return kept(JSON.stringify(closest), notFound, (built) => packPage(fillPage(built, { lists: { closest } })));
}

parentPort?.on('message', (asked: SearchAsked) => {
  const { id } = asked;
  const answer = 'lost' in asked ? lostPage(asked.lost) : foundPage(asked.query);
  parentPort?.postMessage({ id, answer } satisfies SearchAnswered);
});
