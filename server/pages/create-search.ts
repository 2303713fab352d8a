import { Worker } from 'node:worker_threads';
import { CeilingReached, type TakeTurn } from '../guards/take-turns.ts';
import type { PackedPage } from '../http/route.ts';
import type { Dist } from './dist.ts';
import type { SearchAnswered, SearchAsked, SearchFiles } from './search-thread.ts';

export type Search = {
  /**
   * The page with the results; undefined if the build has none. Throws `CeilingReached` if too much is searched at once.
   * @param query as `tidyQuery` gives it
   */
  page(query: string): Promise<PackedPage | undefined>;
  /**
   * The page for an unknown address, with pages that it may mean; undefined if there are none, or too much is searched
   * at once. Never throws.
   */
  lost(requested: string): Promise<PackedPage | undefined>;
  close(): Promise<void>;
};

type Answer = SearchAnswered['answer'];
type Waiting = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };
type Question = { query: string } | { lost: string };

/** The thread of one build, with the pages that it made. */
type Thread = { files: SearchFiles; worker: Worker; waiting: Map<number, Waiting>; kept: Map<string, Answer> };

const nothing: SearchFiles['posts'] = [];

/** Starts its thread at the first search and anew for each build. @param mostKept pages that are kept, 20 kB each */
export function createSearch(dist: Dist, inTurn: TakeTurn, lostInTurn: TakeTurn, mostKept: number): Search {
  let thread: Thread | undefined;
  let asked = 0;

  function current(): Thread {
    const files: SearchFiles = {
      shell: dist.html('search'),
      notFound: dist.html('/404'),
      index: dist.searchIndex(),
      posts: dist.oldAddresses()?.posts ?? nothing,
    };
    const names = Object.keys(files) as (keyof SearchFiles)[];
    const known = thread;
    if (known && names.every((name) => known.files[name] === files[name])) return known;
    void thread?.worker.terminate();
    thread = begin(files);
    return thread;
  }

  function begin(files: SearchFiles): Thread {
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url), { workerData: files });
    const begun: Thread = { files, worker, waiting: new Map(), kept: new Map() };
    const { waiting } = begun;
    worker.unref();
    worker.on('message', ({ id, answer }: SearchAnswered) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    });
    const end = (error: unknown) => {
      if (thread === begun) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', end);
    // Also when another build takes its place.
    worker.on('exit', () => end(new CeilingReached(1)));
    return begun;
  }

  function ask({ waiting, worker }: Thread, question: Question): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, ...question } satisfies SearchAsked);
    });
  }

  return {
    async page(query) {
      if (dist.html('search') === undefined) return undefined;
      const known = current().kept.get(query);
      if (known) return known;
      return inTurn(async () => {
        // Another build may have come meanwhile.
        const now = current();
        const made = await ask(now, { query });
        const [oldest] = now.kept.keys();
        if (now.kept.size >= mostKept && oldest !== undefined) now.kept.delete(oldest);
        now.kept.set(query, made);
        return made;
      });
    },
    lost: (requested) => lostInTurn(() => ask(current(), { lost: requested })).catch(() => undefined),
    close: async () => void (await thread?.worker.terminate()),
  };
}
