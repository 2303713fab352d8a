import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '../../server/database/schema.ts';
import type { ServerProcess } from './server-process.ts';

const minute = 60_000;

/**
 * Advances the clock until the queue is empty.
 * @throws if a job has failed for good
 */
export async function mailsAreSent(read: Kysely<Schema>, server: ServerProcess): Promise<void> {
  const owed = () => read.selectFrom('jobs').selectAll().where('sent_at', 'is', null).execute();
  for (let jobs = await owed(); jobs.length > 0; jobs = await owed()) {
    expect(jobs.filter((job) => job.failed_at !== null)).toEqual([]);
    // For jobs delayed while the mail server was down. Passing a whole lease would look like a dead worker.
    if (jobs.every((job) => job.leased_until === null)) server.pass(10 * minute);
    await wait(50);
  }
}
