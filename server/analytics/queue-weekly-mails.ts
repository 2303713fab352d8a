import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { companyTime } from '../format/company-time.ts';
import { newJob } from '../notifications/new-job.ts';

export type WeeklyJob = { staff: number; monday: string };

/** In Toronto. */
const hour = 8;
const kept = 60 * 24 * 60 * 60_000;

/** The Monday (`2026-11-23`) whose email is due, from 8 a.m. to midnight in Toronto. */
export function weeklyMailDue(now: Instant): string | undefined {
  const time = companyTime(now);
  return time.dayOfWeek === 1 && time.hour >= hour ? time.toPlainDate().toString() : undefined;
}

/** Queues one email per member. The job's key (person and day) prevents duplicates. */
export async function queueWeeklyMails(
  trx: Transaction,
  { monday, now }: { monday: string; now: Instant },
): Promise<void> {
  const readers = await trx
    .selectFrom('staff')
    .select('id')
    .where('weekly_figures', '=', 1)
    .where('revoked_at', 'is', null)
    .where('role', 'in', ['admin', 'marketing'])
    .orderBy('id')
    .execute();
  for (const { id } of readers) {
    const request: WeeklyJob = { staff: id, monday };
    const about = { request: JSON.stringify(request), request_key: `weekly-figures ${monday} ${id}` };
    await trx
      .insertInto('jobs')
      .values(newJob('weekly-figures', about, null, now))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .deleteFrom('jobs')
    .where('kind', '=', 'weekly-figures')
    .where('created_at', '<', now - kept)
    .execute();
}
