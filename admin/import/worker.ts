import { createSession } from './create-session.ts';
import type { WorkerAnswer, WorkerCall } from './worker-messages.ts';

// Keeps reading and checking off the page's thread.

const tell = (answer: WorkerAnswer) => postMessage(answer);
let current = 0;
const session = createSession((done, total) => tell({ id: current, done, total }));

addEventListener('message', async ({ data }: MessageEvent<WorkerCall>) => {
  const { id, name, args } = data;
  current = id;
  try {
    const method = session[name] as (...given: unknown[]) => unknown;
    tell({ id, value: await method(...args) });
  } catch (error) {
    const fault = error instanceof Error && error.name === 'UnreadableFile' ? error.message : undefined;
    tell({ id, fault: fault ?? 'The file could not be read. Choose it again.' });
  }
});
