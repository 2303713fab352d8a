import { Worker } from 'node:worker_threads';
import type { Asked, Likeness, MeaningData, Told } from './meaning-thread.ts';

/** How alike the meanings of texts are, by a small model in a thread of its own. */
export type Meaning = {
  /**
   * What each text is like. Undefined without the model, with too many waiting and
   * after `patience`, while it loads too: words alone then decide.
   */
  likeness(texts: readonly string[]): Promise<ReadonlyMap<string, Likeness> | undefined>;
  /** Resolves to whether the model may be asked. */
  ready: Promise<boolean>;
  stop(): void;
};

/** A question waits for at most this many others. */
const mostWaiting = 20;
const remembered = 400;

/** How long a question waits (ms), once the model has loaded and while it loads. */
export type Patience = { loaded: number; loading: number };

export type MeaningParts = {
  data: MeaningData;
  patience: Patience;
  onProblem?: (message: string, error: unknown) => void;
  /** Before a thread that broke down is replaced (ms): to load the model takes seconds of a core. */
  pause?: number;
};

/** A thread that breaks down once it has loaded is replaced; one that cannot load is not, and words decide. */
export function createMeaning({ data, patience, onProblem = () => {}, pause = 60_000 }: MeaningParts): Meaning {
  const waiting = new Map<number, (likeness: Likeness[] | undefined) => void>();
  const kept = new Map<string, Likeness>();
  let thread: Worker | undefined;
  let isLoaded = false;
  let wasLoaded = false;
  let isStopped = false;
  let last = 0;
  const { promise: ready, resolve: tellReady } = Promise.withResolvers<boolean>();
  begin();

  function begin(): void {
    if (isStopped) return;
    const begun = new Worker(new URL('./meaning-thread.ts', import.meta.url), { workerData: data });
    thread = begun;
    begun.on('message', (told: Told) => {
      if ('id' in told) return waiting.get(told.id)?.(told.likeness);
      isLoaded = true;
      wasLoaded = true;
      tellReady(true);
    });
    // Packages that are not installed, or no memory for them.
    begun.on('error', (error) => end(begun, error));
    begun.on('exit', () => end(begun, new Error('It ended')));
    // After the listeners, which would hold it: a process may end while the thread learns.
    begun.unref();
  }

  function end(ended: Worker, error: unknown): void {
    if (thread !== ended) return;
    thread = undefined;
    isLoaded = false;
    tellReady(false);
    for (const give of waiting.values()) give(undefined);
    if (isStopped) return;
    const next = wasLoaded ? 'Another begins soon' : 'It is not tried again before the next start';
    onProblem(`The thread that tells what messages mean has ended, so their words alone decide. ${next}`, error);
    if (wasLoaded) setTimeout(begin, pause).unref();
  }

  function ask(asked: Worker, texts: readonly string[]): Promise<Likeness[] | undefined> {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Likeness[] | undefined>();
    const timer = setTimeout(() => resolve(undefined), isLoaded ? patience.loaded : patience.loading);
    waiting.set(id, resolve);
    asked.postMessage({ id, texts } satisfies Asked);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  }

  return {
    ready,
    async likeness(texts) {
      const missing = texts.filter((text) => !kept.has(text));
      if (missing.length > 0) {
        if (!thread || waiting.size >= mostWaiting) return undefined;
        const likeness = await ask(thread, missing);
        if (!likeness) return undefined;
        for (const [at, found] of likeness.entries()) kept.set(missing[at] ?? '', found);
      }
      const found = new Map(
        texts.flatMap((text) => {
          const likeness = kept.get(text);
          return likeness ? [[text, likeness] as const] : [];
        }),
      );
      for (const text of [...kept.keys()].slice(0, Math.max(0, kept.size - remembered))) kept.delete(text);
      return found;
    },
    stop() {
      isStopped = true;
      void thread?.terminate();
    },
  };
}
