import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { IncomingMail } from './read-mail.ts';

/** In ms. An email of 3 MB takes a second, on a busy machine longer: what takes too long at first is tried once more. */
export const readWithin = { first: 3_000, second: 30_000 } as const;

/** Markup can become many times its size; who sends that is not read (MB). */
const mostMemory = 250;

const program = fileURLToPath(new URL('./read-mail-process.ts', import.meta.url));

export type MailReader = {
  /** One at a time. @throws if it is no email, takes too long or too much memory */
  read(raw: Uint8Array): Promise<IncomingMail>;
  close(): void;
};

/**
 * Reads emails in a process of their own, which is ended after `longest` ms: nothing else waits for a slow one. A thread
 * would not do: one that fills its memory can end the whole process.
 * @param memory in MB
 */
export function createMailReader(longest: number, memory = mostMemory): MailReader {
  let reader: ChildProcess | undefined;
  let waiting: PromiseWithResolvers<IncomingMail> | undefined;

  function begin(): ChildProcess {
    // Without our environment, whose secrets it does not need.
    const stdio: ['ignore', 'ignore', 'ignore', 'ipc'] = ['ignore', 'ignore', 'ignore', 'ipc'];
    const execArgv = [`--max-old-space-size=${memory}`];
    const child = fork(program, { execArgv, serialization: 'advanced', env: {}, stdio });
    const end = (error: Error) => {
      if (reader !== child) return;
      reader = undefined;
      waiting?.reject(error);
    };
    child.on('message', (mail) => waiting?.resolve(mail as IncomingMail));
    child.on('error', end);
    child.on('exit', () => end(new Error('It is not an email, or takes too long or too much memory to read')));
    // After the listeners, which would hold it.
    child.unref();
    child.channel?.unref();
    return child;
  }

  return {
    async read(raw) {
      reader ??= begin();
      const current = reader;
      waiting = Promise.withResolvers();
      const late = setTimeout(() => current.kill('SIGKILL'), longest);
      current.send(raw);
      try {
        return await waiting.promise;
      } finally {
        clearTimeout(late);
      }
    },
    close: () => void reader?.kill('SIGKILL'),
  };
}
