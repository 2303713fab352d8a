import type { Transaction } from '../database/commit-queue.ts';
import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { countedMailbox, mailboxOf } from '../notifications/recipient-limit.ts';

export const deleteWantedMails = unit(import.meta.url, 'deleteWantedMails', async ({ query }, before: Instant) => {
  await query
    .deleteFrom('jobs')
    .where('kind', '=', 'email-me')
    .where('request', 'is', null)
    .where('created_at', '<', before)
    .execute();
});

/** Deletes the mails that were asked for to an address's mailbox and have not gone out. */
export async function forgetWaitingMails({ query }: Transaction, email: string): Promise<void> {
  await query
    .deleteFrom('jobs')
    .where('kind', '=', 'email-me')
    .where('request', 'is not', null)
    .where('recipient', '=', countedMailbox(mailboxOf(email)))
    .execute();
}

/**
 * Deletes what is left of mails that visitors asked for before a moment: which mailbox, as a hash, had one. It is kept
 * for a day, because a mailbox gets a few mails a day. Throws `DatabaseUnavailable`.
 */
export async function forgetWantedMails(database: Database, before: Instant): Promise<void> {
  await database.write(deleteWantedMails, before);
}
