import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, roomFor, type VisitorMails } from '../notifications/recipient-limit.ts';
import { remindBefore } from './book-call.ts';
import { heldCalls } from './read-appointments.ts';

/** Calls per look; the next look takes the rest. */
const most = 50;
const lookEvery = 5_000;

/** Queues the reminder of each call that begins within `remindBefore`, once, also with several processes. */
export async function remindVisitors(trx: Transaction, now: number, mails?: VisitorMails): Promise<void> {
  const due = heldCalls(trx)
    .select('appointments.id')
    .where('starts_at', '>', now)
    .where('starts_at', '<=', now + remindBefore)
    .where(sql<boolean>`appointments.reminded_for is distinct from starts_at`)
    .limit(most)
    .$if(isPostgres(trx), (rows) => rows.forUpdate('appointments').skipLocked());
  const reminded = await trx
    .updateTable('appointments')
    .set({ reminded_for: sql<number>`starts_at` })
    .where('id', 'in', due)
    .returning('lead_id')
    .execute();
  for (const { lead_id } of reminded) {
    const { email } = await trx.selectFrom('leads').select('email').where('id', '=', lead_id).executeTakeFirstOrThrow();
    const recipient = mailboxOf(email);
    if ((await roomFor(trx, { recipient }, now, mails)) !== 'free') continue;
    await trx
      .insertInto('jobs')
      .values(newJob('appointment-reminder', { lead_id }, recipient, now))
      .execute();
  }
}

type ReminderParts = {
  database: Database;
  clock: () => Date;
  mails: VisitorMails;
  onProblem: (message: string, error: unknown) => void;
};

/** Returns the function that stops it. */
export function startReminders({ database, clock, mails, onProblem }: ReminderParts): () => void {
  const look = () => {
    database
      .transaction()
      .execute((trx) => remindVisitors(trx, clock().getTime(), mails))
      .catch((error) => onProblem('The reminders of calls could not be queued', error));
  };
  const timer = setInterval(look, lookEvery).unref();
  return () => clearInterval(timer);
}
