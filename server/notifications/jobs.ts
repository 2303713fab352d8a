import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../database/commit-queue.ts';
import type { Database } from '../database/database.ts';
import { type JobRow, type Schema, urgentKinds } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { longestWait, retryAt } from './retry-times.ts';

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

/** From when a job is due and held by no worker. The index `jobs_in_turn` is made of this very expression: change neither alone. */
const freeAt = sql<number>`case when leased_until > due_at then leased_until else due_at end`;

/**
 * 0 for messages of `urgentKinds`, 1 for all others. Turn 0 goes first, however many wait in turn 1. This expression, too,
 * is part of the index.
 */
const turnOf = sql<number>`case when kind in (${sql.join(urgentKinds.map(sql.lit))}) then 0 else 1 end`;

const turns = [0, 1] as const;
type Turn = (typeof turns)[number];
type Claim = { count: number; now: number; held: readonly number[] };

export const claimJobs = unit(import.meta.url, 'claimJobs', async (transaction, claim: Claim): Promise<JobRow[]> => {
  const claimed: JobRow[] = [];
  for (const turn of turns) {
    const count = claim.count - claimed.length;
    if (count > 0) claimed.push(...(await claimInTurn(transaction, turn, { ...claim, count }).execute()));
  }
  return claimed;
});

/**
 * The statement that claims the jobs of one turn that are due first. It reads only as many index entries as it claims,
 * however many are due.
 */
export function claimInTurn(
  { kind, query }: Pick<Transaction, 'kind' | 'query'>,
  turn: Turn,
  { count, now, held }: Claim,
) {
  const due = owedIn(query, turn)
    .select('id')
    .where(freeAt, '<=', now)
    .$if(held.length > 0, (jobs) => jobs.where('id', 'not in', held))
    .orderBy(freeAt)
    .limit(count)
    .$if(kind === 'postgres', (jobs) => jobs.forUpdate().skipLocked());
  return query
    .updateTable('jobs')
    .set(({ eb }) => ({ leased_until: now + lease, claims: eb('claims', '+', 1) }))
    .where('id', 'in', due)
    .returningAll();
}

/** The owed jobs of a turn, as the index holds them. */
function owedIn(read: Kysely<Schema>, turn: Turn) {
  return read
    .selectFrom('jobs')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<SqlBool>`${turnOf} = ${sql.lit(turn)}`);
}

/** Writes what became of a job, unless its lease ran out and another worker has it now. */
export const settleJob = unit(
  import.meta.url,
  'settleJob',
  async ({ query }, { job, change }: { job: Held; change: Partial<JobRow> }) => {
    await query
      .updateTable('jobs')
      .set({ leased_until: null, attempts: job.attempts + 1, ...change, ...(isOver(change) && { request: null }) })
      .where('id', '=', job.id)
      .where('claims', '=', job.claims)
      .execute();
  },
);

/** Whether a job is not tried again: then what a visitor asked for, and the address, is not needed any more. */
const isOver = ({ sent_at, failed_at }: Partial<JobRow>) => Boolean(sent_at ?? failed_at);

export const renewJob = unit(
  import.meta.url,
  'renewJob',
  async ({ query }, { job, now }: { job: Held; now: number }) => {
    await query
      .updateTable('jobs')
      .set({ leased_until: now + lease })
      .where('id', '=', job.id)
      .where('claims', '=', job.claims)
      .where('leased_until', 'is not', null)
      .execute();
  },
);

/** Processes on one database may differ by this without taking each other's jobs (ms). */
const clockTolerance = 60 * 60_000;

export const recallJobs = unit(import.meta.url, 'recallJobs', async ({ query }, now: number) => {
  const owed = query.updateTable('jobs').where('sent_at', 'is', null).where('failed_at', 'is', null);
  await owed
    .set({ due_at: now })
    .where('due_at', '>', now)
    .where(({ eb, or }) => or([eb('created_at', '>', now), eb('due_at', '>', now + longestWait)]))
    .execute();
  await owed
    .set({ leased_until: null })
    .where('leased_until', '>', now + lease + clockTolerance)
    .execute();
});

export function createJobs(database: Database): Jobs {
  const settle = ({ id, attempts, claims }: JobRow, change: Partial<JobRow>) =>
    database.write(settleJob, { job: { id, attempts, claims }, change });

  return {
    claim: (count, now, held = []) => database.write(claimJobs, { count, now, held }),
    renew: ({ id, attempts, claims }, now) => database.write(renewJob, { job: { id, attempts, claims }, now }),
    markSent: (job, now, missed) => settle(job, { sent_at: now, last_error: missed?.slice(0, reasonLimit) ?? null }),
    markFailed(job, { reason, permanent }, now) {
      // A mail server repeats the address in its answer. For a mail that a visitor asked for, no address is kept.
      const last_error =
        job.request === null || job.recipient === null ? reason.slice(0, reasonLimit) : 'The mail could not be sent';
      const due_at = permanent ? undefined : retryAt(job.attempts + 1, now);
      return settle(job, due_at === undefined ? { failed_at: now, last_error } : { due_at, last_error });
    },
    recall: (now) => database.write(recallJobs, now),
    async nextDue() {
      const next = await Promise.all(turns.map((turn) => nextFree(database.read, turn).executeTakeFirst()));
      const times = next.flatMap((job) => job?.at ?? []);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  };
}

/** When the next job of a turn is free. Reads the index alone: 100,000 waiting jobs cost no more than one. */
export function nextFree(read: Kysely<Schema>, turn: Turn) {
  return owedIn(read, turn).select(freeAt.as('at')).orderBy(freeAt).limit(1);
}
