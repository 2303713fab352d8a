import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { companyTime } from '../format/company-time.ts';
import type { CeilingName } from '../guards/ceilings.ts';
import { newJob } from './new-job.ts';

/** What a notice is about, as its job keeps it. */
export type CeilingJob = { ceiling: CeilingName; day: string };

/** Notices stay in the list of sent emails for so long (ms). */
const kept = 60 * 24 * 60 * 60_000;

/** Queues a notice to staff; the job's key allows one a day for each ceiling, of all processes. */
export async function oweCeilingNotice(trx: Transaction, notice: CeilingJob, now: number): Promise<void> {
  const { ceiling, day } = notice;
  const about = { request: JSON.stringify(notice), request_key: `ceiling ${ceiling} ${day}` };
  await trx
    .insertInto('jobs')
    .values(newJob('ceiling', about, null, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .deleteFrom('jobs')
    .where('kind', '=', 'ceiling')
    .where('created_at', '<', now - kept)
    .execute();
}

/** Says that a ceiling was reached. Never fails the request. */
export type ReachCeiling = (ceiling: CeilingName) => void;

export type CeilingNoticeParts = {
  database: Pick<Database, 'transaction'>;
  clock: () => Date;
  count: ReachCeiling;
  onProblem: (message: string, error: unknown) => void;
};

/** Counts each time, and owes staff an email at the first of a day. */
export function createCeilingNotices({ database, clock, count, onProblem }: CeilingNoticeParts): ReachCeiling {
  const told = new Map<CeilingName, string>();
  return (ceiling) => {
    count(ceiling);
    const now = clock().getTime();
    const day = companyTime(now).toPlainDate().toString();
    if (told.get(ceiling) === day) return;
    told.set(ceiling, day);
    database
      .transaction()
      .execute((trx) => oweCeilingNotice(trx, { ceiling, day }, now))
      .catch((error) => {
        told.delete(ceiling);
        onProblem('A notice of a ceiling could not be kept', error);
      });
  };
}
