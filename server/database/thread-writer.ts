import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorOf, type ThreadAnswer, type ThreadCall } from './thread-messages.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import type { Unit } from './unit.ts';
import type { Writer } from './writer.ts';

/** Writes that may wait. Beyond this, "try later" at once is better for a visitor than a long wait. */
const mostWaiting = 5_000;

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };

/**
 * Opens, or makes, a SQLite file in a thread of its own, which does all writing: while the disk is slow, this thread
 * goes on answering. Throws what keeps the file from being opened.
 */
export async function startThreadWriter(file: string): Promise<Writer> {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<() => void>>();
  const opened = Promise.withResolvers<void>();
  let asking: ThreadCall[] = [];
  let count = 0;
  let closed = false;
  let thread: Worker | undefined = begin();

  function begin(): Worker {
    const begun = new Worker(new URL('./writing-thread.ts', import.meta.url), { workerData: { file } });
    // Under `node --watch` the runtime sends messages of its own: they are no lists.
    begun.on('message', (news: unknown) => Array.isArray(news) && (news as ThreadAnswer[]).forEach(hear));
    begun.on('error', (error) => lose(begun, error));
    begun.on('exit', () => lose(begun, new Error('its thread has ended')));
    if (listeners.size > 0) begun.postMessage([...listeners.keys()].map((watch): ThreadCall => ({ watch })));
    return begun;
  }

  /** Rejects all that wait for a thread that broke down with `DatabaseUnavailable`; their next try begins another thread. */
  function lose(lost: Worker, error: unknown): void {
    if (lost !== thread) return;
    thread = undefined;
    opened.reject(error);
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(error));
    waiting.clear();
  }

  function hear(news: ThreadAnswer): void {
    if ('ready' in news) opened.resolve();
    else if ('inserted' in news) for (const listener of listeners.get(news.inserted) ?? []) listener();
    else if ('value' in news) answer(news.id)?.resolve(news.value);
    else if (news.id !== undefined) answer(news.id)?.reject(errorOf(news.failure));
    else if (thread) lose(thread, errorOf(news.failure));
  }

  function answer(id: number): Waiting | undefined {
    const asked = waiting.get(id);
    waiting.delete(id);
    return asked;
  }

  /** What is asked in the same turn of the event loop is one message, and one commit. */
  function ask(question: ThreadCall): void {
    thread ??= begin();
    if (asking.push(question) > 1) return;
    setImmediate(() => {
      thread?.postMessage(asking);
      asking = [];
    });
  }

  function perform<Input, Output>(unit: Unit<Input, Output>, input: Input, rehearsal: boolean): Promise<Output> {
    if (closed) return Promise.reject(new DatabaseUnavailable('it is closed'));
    if (waiting.size >= mostWaiting) return Promise.reject(new DatabaseUnavailable('too many writes are waiting'));
    return new Promise<Output>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve: resolve as Waiting['resolve'], reject });
      ask({ id: count, module: unit.module, name: unit.name, input, rehearsal });
    });
  }

  await opened.promise;
  return {
    write: (unit, input) => perform(unit, input, false),
    rehearse: async (unit, input) => void (await perform(unit, input, true)),
    onInserted(table, listener) {
      const ofTable = listeners.get(table);
      if (!ofTable && !closed) ask({ watch: table });
      listeners.set(table, (ofTable ?? new Set()).add(listener));
      return () => listeners.get(table)?.delete(listener);
    },
    async close() {
      closed = true;
      if (!thread) return;
      const ended = once(thread, 'exit');
      ask({ close: true });
      await ended;
    },
  };
}
