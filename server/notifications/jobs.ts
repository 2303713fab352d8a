import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Schema, Transaction } from '../database/schema.ts';
import { longestWait, retryAt } from './retry-times.ts';
import type { JobRow } from './tables.ts';

/** Length of a lease (ms). A worker renews it while it sends; when the worker dies, the job is free again after it. */
export const lease = 60_000;

/** The owed messages, as a worker sees them. Every function may throw `DatabaseUnavailable`. */
export type Jobs = {
  /**
   * Takes up to `count` due jobs for the length of a lease; no other worker gets them during it.
   * @param held jobs that this worker has: when the clock leaps ahead, their leases seem to have run out
   */
  claim(count: number, now: number, held?: readonly number[]): Promise<JobRow[]>;
  /** Keeps a job for another lease, unless it is settled, or another worker's, by now. */
  renew(job: JobRow, now: number): Promise<void>;
  /** `missed`: why some of its receivers did not get it. */
  markSent(job: JobRow, now: number, missed?: string): Promise<void>;
  /** Plans the next try; gives up after the last one, or at once when `permanent`. */
  markFailed(job: JobRow, failure: { reason: string; permanent: boolean }, now: number): Promise<void>;
  /**
   * Frees the jobs whose times lie further ahead than they can: they were written by a clock that has been
   * set back since, and would wait until that time comes again.
   */
  recall(now: number): Promise<void>;
  /** When the next owed job may be tried; undefined when nothing is owed. */
  nextDue(): Promise<number | undefined>;
};

/** What tells a claimed job from its next claim. */
type Held = Pick<JobRow, 'id' | 'attempts' | 'claims'>;

/** In place of an error: the message ended because nobody wants it any more. */
export const noLongerWanted = 'No longer wanted';

/** An error kept with its job is for a person to read, not for a log. */
const reasonLimit = 500;

/** From when a job is due and held by no worker. The index `jobs_due` is made of this very expression: change neither alone. */
const freeAt = sql<number>`case when leased_until > due_at then leased_until else due_at end`;

type Claim = { count: number; now: number; held: readonly number[] };

/** The statement that claims the jobs that have been due longest: it reads as many entries of the index as it claims, however many are due. */
export function claimJobs(trx: Kysely<Schema>, { count, now, held }: Claim) {
  const due = owed(trx)
    .select('id')
    .where(freeAt, '<=', now)
    .$if(held.length > 0, (jobs) => jobs.where('id', 'not in', held))
    .orderBy(freeAt)
    .limit(count)
    .$if(isPostgres(trx), (jobs) => jobs.forUpdate().skipLocked());
  return trx
    .updateTable('jobs')
    .set(({ eb }) => ({ leased_until: now + lease, claims: eb('claims', '+', 1) }))
    .where('id', 'in', due)
    .returningAll();
}

/** The owed jobs, as the index holds them. */
function owed(read: Kysely<Schema>) {
  return read.selectFrom('jobs').where('sent_at', 'is', null).where('failed_at', 'is', null);
}

/** Writes what became of a job, unless its lease ran out and another worker has it now. */
export async function settleJob(trx: Transaction, { job, change }: { job: Held; change: Partial<JobRow> }) {
  await trx
    .updateTable('jobs')
    .set({ leased_until: null, attempts: job.attempts + 1, ...change, ...(isOver(change) && { request: null }) })
    .where('id', '=', job.id)
    .where('claims', '=', job.claims)
    .execute();
}

/** Whether a job is not tried again: then what a visitor asked for, and the address, is not needed any more. */
const isOver = ({ sent_at, failed_at }: Partial<JobRow>) => Boolean(sent_at ?? failed_at);

export async function renewJob(trx: Transaction, { job, now }: { job: Held; now: number }) {
  await trx
    .updateTable('jobs')
    .set({ leased_until: now + lease })
    .where('id', '=', job.id)
    .where('claims', '=', job.claims)
    .where('leased_until', 'is not', null)
    .execute();
}

/** Processes on one database may differ by this without taking each other's jobs (ms). */
const clockTolerance = 60 * 60_000;

export async function recallJobs(trx: Transaction, now: number) {
  const waiting = trx.updateTable('jobs').where('sent_at', 'is', null).where('failed_at', 'is', null);
  await waiting
    .set({ due_at: now })
    .where('due_at', '>', now)
    .where(({ eb, or }) => or([eb('created_at', '>', now), eb('due_at', '>', now + longestWait)]))
    .execute();
  await waiting
    .set({ leased_until: null })
    .where('leased_until', '>', now + lease + clockTolerance)
    .execute();
}

export function createJobs(database: Database): Jobs {
  const settle = (job: JobRow, change: Partial<JobRow>) =>
    database.transaction().execute((trx) => settleJob(trx, { job, change }));

  return {
    claim: (count, now, held = []) =>
      database.transaction().execute((trx) => claimJobs(trx, { count, now, held }).execute()),
    renew: (job, now) => database.transaction().execute((trx) => renewJob(trx, { job, now })),
    markSent: (job, now, missed) => settle(job, { sent_at: now, last_error: missed?.slice(0, reasonLimit) ?? null }),
    markFailed(job, { reason, permanent }, now) {
      // A mail server repeats the address in its answer. For a mail that a visitor asked for, no address is kept.
      const last_error =
        job.request === null || job.recipient === null ? reason.slice(0, reasonLimit) : 'The mail could not be sent';
      const due_at = permanent ? undefined : retryAt(job.attempts + 1, now);
      return settle(job, due_at === undefined ? { failed_at: now, last_error } : { due_at, last_error });
    },
    recall: (now) => database.transaction().execute((trx) => recallJobs(trx, now)),
    async nextDue() {
      return (await nextFree(database.read).executeTakeFirst())?.at;
    },
  };
}

/** When the next job is free. Reads the index alone, however many wait. */
export function nextFree(read: Kysely<Schema>) {
  return owed(read).select(freeAt.as('at')).orderBy(freeAt).limit(1);
}
