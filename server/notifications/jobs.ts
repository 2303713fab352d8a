import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Schema, Transaction } from '../database/schema.ts';
import { longestWait, retryAt } from './retry-times.ts';
import type { JobChannel, JobRow } from './tables.ts';

/** Length of a lease (ms). Workers renew it while sending; if one dies, it expires. */
export const lease = 60_000;

/** All functions throw `DatabaseUnavailable`. */
export type Jobs = {
  /** @param held jobs of this worker, whose leases seem expired if the clock leaps ahead */
  claim(count: number, now: number, held?: readonly number[]): Promise<JobRow[]>;
  /** Does nothing if the job is settled or another worker has it. */
  renew(job: JobRow, now: number): Promise<void>;
  /** `missed`: why some recipients did not get it. */
  markSent(job: JobRow, now: number, missed?: string): Promise<void>;
  /** Fails the job after the last attempt, or immediately if `permanent`. */
  markFailed(job: JobRow, failure: { reason: string; permanent: boolean }, now: number): Promise<void>;
  /** Frees jobs due further ahead than possible, written before the clock was set back. */
  recall(now: number): Promise<void>;
  /** Undefined if no job is queued. */
  nextDue(): Promise<number | undefined>;
};

type ClaimedJob = Pick<JobRow, 'id' | 'attempts' | 'claims'>;

export const noLongerWanted = 'No longer wanted';

const reasonLimit = 500;

/** When a job is due and not leased. Must equal the expression of the index `jobs_due`. */
const freeAt = sql<number>`case when leased_until > due_at then leased_until else due_at end`;

type JobClaim = { count: number; now: number; held: readonly number[]; channels: readonly JobChannel[] };

/** Takes the jobs due longest; reads no more index entries. */
export function claimJobs(trx: Kysely<Schema>, { count, now, held, channels }: JobClaim) {
  const due = owed(trx)
    .select('id')
    .where('channel', 'in', channels)
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

function owed(read: Kysely<Schema>) {
  return read.selectFrom('jobs').where('sent_at', 'is', null).where('failed_at', 'is', null);
}

/** Does nothing if the lease expired and another worker has the job. */
export async function settleJob(trx: Transaction, { job, change }: { job: ClaimedJob; change: Partial<JobRow> }) {
  await trx
    .updateTable('jobs')
    .set({ leased_until: null, attempts: job.attempts + 1, ...change, ...(isOver(change) && { request: null }) })
    .where('id', '=', job.id)
    .where('claims', '=', job.claims)
    .execute();
}

/** The visitor's request and address of a final job are deleted. */
const isOver = ({ sent_at, failed_at }: Partial<JobRow>) => Boolean(sent_at ?? failed_at);

export async function renewJob(trx: Transaction, { job, now }: { job: ClaimedJob; now: number }) {
  await trx
    .updateTable('jobs')
    .set({ leased_until: now + lease })
    .where('id', '=', job.id)
    .where('claims', '=', job.claims)
    .where('leased_until', 'is not', null)
    .execute();
}

/** Clocks of processes on one database may differ by this (ms). */
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

/** @param channels those of this worker's jobs */
export function createJobs(database: Database, channels: readonly JobChannel[] = ['mail', 'teams']): Jobs {
  const settle = (job: JobRow, change: Partial<JobRow>) =>
    database.transaction().execute((trx) => settleJob(trx, { job, change }));

  return {
    claim: (count, now, held = []) =>
      database.transaction().execute((trx) => claimJobs(trx, { count, now, held, channels }).execute()),
    renew: (job, now) => database.transaction().execute((trx) => renewJob(trx, { job, now })),
    markSent: (job, now, missed) => settle(job, { sent_at: now, last_error: missed?.slice(0, reasonLimit) ?? null }),
    markFailed(job, { reason, permanent }, now) {
      // Mail servers repeat the address in their answers; for requested emails, no address is stored.
      const last_error =
        job.request === null || job.recipient === null ? reason.slice(0, reasonLimit) : 'The mail could not be sent';
      const due_at = permanent ? undefined : retryAt(job.attempts + 1, now);
      return settle(job, due_at === undefined ? { failed_at: now, last_error } : { due_at, last_error });
    },
    recall: (now) => database.transaction().execute((trx) => recallJobs(trx, now)),
    async nextDue() {
      return (await nextFree(database.read, channels).executeTakeFirst())?.at;
    },
  };
}

/** Reads in the order of the index. */
export function nextFree(read: Kysely<Schema>, channels: readonly JobChannel[]) {
  return owed(read).select(freeAt.as('at')).where('channel', 'in', channels).orderBy(freeAt).limit(1);
}
