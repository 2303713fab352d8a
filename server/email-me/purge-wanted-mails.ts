import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { countedMailbox, mailboxOf } from '../notifications/recipient-limit.ts';

export async function deleteWantedMails(trx: Transaction, before: Instant) {
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where('kind', '=', 'email-me')
    .where('request', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteWaitingMails(trx: Transaction, email: string): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('kind', '=', 'email-me')
    .where('request', 'is not', null)
    .where('recipient', '=', countedMailbox(mailboxOf(email)))
    .execute();
}

/**
 * Deletes finished jobs, stored only for the daily limit (by the mailbox's hash). Returns how many. Throws
 * `DatabaseUnavailable`.
 */
export function purgeWantedMails(database: Database, before: Instant): Promise<number> {
  return database.transaction().execute((trx) => deleteWantedMails(trx, before));
}
