import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { torontoTime } from '../format/toronto-time.ts';
import { newJob } from '../notifications/new-job.ts';

/** Whose mail a job is, and the Monday on which it is owed. */
export type WeeklyJob = { staff: number; monday: string };

/** When the mail goes out on a Monday, in Toronto. */
const hour = 8;
const kept = 60 * 24 * 60 * 60_000;

/** The Monday (`2026-11-23`) whose mail is due at a moment: from eight o'clock to midnight in Toronto; else undefined. */
export function weeklyMailDue(now: Instant): string | undefined {
  const time = torontoTime(now);
  return time.dayOfWeek === 1 && time.hour >= hour ? time.toPlainDate().toString() : undefined;
}

/**
 * Owes the mail of a Monday to each who wants it, once: the key of a job is the person and the day, whichever of several
 * processes comes first and however often it looks.
 */
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
