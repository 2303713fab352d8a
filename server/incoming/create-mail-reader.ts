import { Worker } from 'node:worker_threads';
import type { IncomingMail } from './read-mail.ts';

/** An email of 3 MB takes a second; a busy machine may need longer (ms). */
const patience = 30_000;

export type MailReader = {
  /** One at a time. @throws if it is no email, or takes too long */
  read(raw: Uint8Array): Promise<IncomingMail>;
  close(): Promise<void>;
};

/** Reads emails in a thread of their own, which is ended after `longest` ms: nothing else waits for a slow one. */
export function createMailReader(longest = patience): MailReader {
  let thread: Worker | undefined;
  let waiting: PromiseWithResolvers<IncomingMail> | undefined;

  function begin(): Worker {
    const worker = new Worker(new URL('./read-mail-thread.ts', import.meta.url), {
      // Markup can become many times its size; who sends that is not read.
      resourceLimits: { maxOldGenerationSizeMb: 250 },
    });
    const end = (error: unknown) => {
      if (thread !== worker) return;
      thread = undefined;
      waiting?.reject(error);
    };
    worker.on('message', (mail: IncomingMail) => waiting?.resolve(mail));
    worker.on('error', end);
    worker.on('exit', () => end(new Error('It takes too long to read')));
    worker.unref();
    return worker;
  }

  return {
    async read(raw) {
      thread ??= begin();
      const current = thread;
      waiting = Promise.withResolvers();
      const late = setTimeout(() => void current.terminate(), longest);
      current.postMessage(raw);
      try {
        return await waiting.promise;
      } finally {
        clearTimeout(late);
      }
    },
    close: async () => void (await thread?.terminate()),
  };
}
