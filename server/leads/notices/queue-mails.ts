import { isPostgres } from '../../database/postgres.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';

const most = 200;
/** Processes on one database may differ by this (ms); what lies further ahead was written by a clock that has been set back. */
const clockTolerance = 60 * 60_000;

/** Owes the emails of notices whose time has come, each once. Until then quiet hours keep them out of the outgoing mail. */
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
