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

export function createMeaning(data: MeaningData, patience: Patience): Meaning {
  const thread = new Worker(new URL('./meaning-thread.ts', import.meta.url), { workerData: data });
  const waiting = new Map<number, (likeness: Likeness[] | undefined) => void>();
  const kept = new Map<string, Likeness>();
  let isLoaded = false;
  let isEnded = false;
  let last = 0;
  const { promise: ready, resolve: tellReady } = Promise.withResolvers<boolean>();

  thread.on('message', (told: Told) => {
    if ('id' in told) return waiting.get(told.id)?.(told.likeness);
    isLoaded = true;
    tellReady(true);
  });
  // Packages that are not installed, or no memory for them.
  thread.on('error', end);
  thread.on('exit', end);
  // After the listeners, which would hold it: a process may end while the thread learns.
  thread.unref();
  function end() {
    isEnded = true;
    tellReady(false);
    for (const give of waiting.values()) give(undefined);
  }

  function ask(texts: readonly string[]): Promise<Likeness[] | undefined> {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Likeness[] | undefined>();
    const timer = setTimeout(() => resolve(undefined), isLoaded ? patience.loaded : patience.loading);
    waiting.set(id, resolve);
    thread.postMessage({ id, texts } satisfies Asked);
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
        if (isEnded || waiting.size >= mostWaiting) return undefined;
        const likeness = await ask(missing);
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
    stop: () => void thread.terminate(),
  };
}
