import { isPostgres } from '../../database/postgres.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';

const most = 200;
/** Clock difference tolerated between processes (ms); beyond it, the clock was set back. */
const clockTolerance = 60 * 60_000;

/** Queues each email once; `mail_at` already respects quiet hours. */
export async function queueMails(trx: Transaction, now: number): Promise<void> {
  const due = trx
    .selectFrom('notices')
    .select('id')
    .where('mail_at', 'is not', null)
    .where(({ eb, or }) => or([eb('mail_at', '<=', now), eb('at', '>', now + clockTolerance)]))
    .limit(most)
    .$if(isPostgres(trx), (notices) => notices.forUpdate().skipLocked());
  const owed = await trx.updateTable('notices').set({ mail_at: null }).where('id', 'in', due).returning('id').execute();
  for (const { id } of owed)
    await trx
      .insertInto('jobs')
      .values(newJob('duty', { notice_id: id }, null, now))
      .execute();
}
