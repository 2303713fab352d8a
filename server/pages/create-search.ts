import { Worker } from 'node:worker_threads';
import type { SearchHit } from '../../shared/search/search.ts';
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
  /** Pages that share the words of an unknown address; none if too much is searched at once. Never throws. */
  near(words: string): Promise<readonly SearchHit[]>;
  close(): Promise<void>;
};

type Answer = SearchAnswered['answer'];
type Waiting = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** The thread of one build, with the pages that it made. */
type Thread = { files: SearchFiles; worker: Worker; waiting: Map<number, Waiting>; kept: Map<string, Answer> };

/** Starts its thread at the first search and anew for each build. @param mostKept pages that are kept, 20 kB each */
export function createSearch(dist: Dist, inTurn: TakeTurn, nearInTurn: TakeTurn, mostKept: number): Search {
  let thread: Thread | undefined;
  let asked = 0;

  function current(): Thread | undefined {
    const [shell, index] = [dist.html('search'), dist.searchIndex()];
    if (thread && thread.files.shell === shell && thread.files.index === index) return thread;
    void thread?.worker.terminate();
    thread = shell === undefined ? undefined : begin({ shell, index });
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

  async function answer(query: string, near: boolean): Promise<Answer | undefined> {
    const known = near ? undefined : current()?.kept.get(query);
    if (known) return known;
    return (near ? nearInTurn : inTurn)(async () => {
      // Another build may have come meanwhile.
      const now = current();
      if (!now) return undefined;
      const made = await new Promise<Answer>((resolve, reject) => {
        asked += 1;
        now.waiting.set(asked, { resolve, reject });
        now.worker.postMessage({ id: asked, query, near } satisfies SearchAsked);
      });
      if (near) return made;
      const [oldest] = now.kept.keys();
      if (now.kept.size >= mostKept && oldest !== undefined) now.kept.delete(oldest);
      now.kept.set(query, made);
      return made;
    });
  }

  return {
    page: (query) => answer(query, false) as Promise<PackedPage | undefined>,
    near: async (words) => ((await answer(words, true).catch(() => undefined)) ?? []) as SearchHit[],
    close: async () => void (await thread?.worker.terminate()),
  };
}
