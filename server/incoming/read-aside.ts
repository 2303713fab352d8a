import { Worker } from 'node:worker_threads';
import type { IncomingMail } from './read-mail.ts';

/** An email of 3 MB takes a second (ms). */
const patience = 10_000;

/**
 * `readMail` in a thread of its own, which is ended after `longest` ms: nothing else waits for an email that was made
 * slow to read.
 * @throws if it is no email, or takes longer
 */
export async function readAside(raw: Uint8Array, longest = patience): Promise<IncomingMail> {
  const thread = new Worker(new URL('./read-mail-thread.ts', import.meta.url), { workerData: raw });
  const end = setTimeout(() => void thread.terminate(), longest);
  try {
    return await new Promise<IncomingMail>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('It takes too long to read')));
    });
  } finally {
    clearTimeout(end);
    await thread.terminate();
  }
}
