import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createMeaning } from '../../../server/chat/engine/meaning/create-meaning.ts';
import { beforeRelease } from '../../support/whole-set.ts';

/** With its threads, and what the log was told. */
function start() {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-meaning-'));
  const threads: Worker[] = [];
  const hear = (thread: Worker) => threads.push(thread);
  process.on('worker', hear);
  const problems: string[] = [];
  const meaning = createMeaning({
    data: { texts: ['price', 'outage'], records: [0, 1], urgent: [false, true], file: join(folder, 'meanings.bin') },
    patience: { loaded: 60_000, loading: 60_000 },
    onProblem: (message) => problems.push(message),
    pause: 1,
  });
  onTestFinished(() => {
    process.off('worker', hear);
    meaning.stop();
    rmSync(folder, { recursive: true });
  });
  return { meaning, threads, problems };
}

test('a thread of meanings that cannot load is in the log, words decide, and it is not tried again', async () => {
  const { meaning, threads, problems } = start();
  // The thread is named in the next tick.
  await new Promise(setImmediate);
  await threads[0]?.terminate();
  expect(await meaning.ready).toBe(false);
  expect(await meaning.likeness(['what does it cost'])).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('not tried again before the next start')]);
  expect(threads).toHaveLength(1);
});

beforeRelease('a thread of meanings that breaks down is in the log, and another takes its place', async () => {
  const { meaning, threads, problems } = start();
  // The thread does not keep a process alive.
  const waits = setInterval(() => undefined, 1_000);
  onTestFinished(() => clearInterval(waits));
  expect(await meaning.ready).toBe(true);
  await threads.at(-1)?.terminate();
  await expect.poll(() => meaning.likeness([`how much ${Math.random()}`]), { timeout: 60_000 }).toBeDefined();
  expect(problems).toEqual([expect.stringContaining('Another begins soon')]);
  expect(threads).toHaveLength(2);
});
