import type { Transaction } from '../../database/commit-queue.ts';
import { newJob } from '../../notifications/new-job.ts';

const most = 200;

/** Owes the emails of notices whose time has come, each once. Until then quiet hours keep them out of the outgoing mail. */
export async function oweMails({ kind, query, insert }: Transaction, now: number): Promise<void> {
  const due = query
    .selectFrom('notices')
    .select('id')
    .where('mail_at', '<=', now)
    .limit(most)
    .$if(kind === 'postgres', (notices) => notices.forUpdate().skipLocked());
  const owed = await query
    .updateTable('notices')
    .set({ mail_at: null })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  for (const { id } of owed) await insert('jobs', newJob('duty', { notice_id: id }, null, now));
}
