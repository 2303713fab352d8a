import type { DatabaseReader, Transaction } from '../database/schema.ts';
import type { MailboxPlace } from './watch-mailbox.ts';

export async function placeOf(read: DatabaseReader, name: string): Promise<MailboxPlace | undefined> {
  const row = await read.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst();
  return row && { uidValidity: row.uid_validity, lastUid: row.last_uid };
}

const unread = { uid_validity: '', last_uid: 0, read_at: null, failure: null, failed_at: null };

/** Several processes may read one mailbox, so the place only grows, until the mailbox is renumbered. */
export async function savePlace(trx: Transaction, name: string, { uidValidity, lastUid }: MailboxPlace) {
  await trx
    .insertInto('mailboxes')
    .values({ ...unread, name, uid_validity: uidValidity, last_uid: lastUid })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ uid_validity: uidValidity, last_uid: lastUid })
        .where(({ eb, or }) =>
          or([eb('mailboxes.uid_validity', '!=', uidValidity), eb('mailboxes.last_uid', '<', lastUid)]),
        ),
    )
    .execute();
}

/** Stores that the mailbox was just read, or why it cannot be. @param failure null: it was read */
export async function noteLook(trx: Transaction, name: string, failure: string | null, at: number): Promise<void> {
  const seen = failure === null ? { read_at: at, failure, failed_at: null } : { failure, failed_at: at };
  await trx
    .insertInto('mailboxes')
    .values({ ...unread, name, ...seen })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
    .execute();
}

/** Older ones cannot come a second time: the place in the mailbox has moved on. */
export async function purgeReceived(trx: Transaction, before: number): Promise<void> {
  await trx.deleteFrom('received_mails').where('received_at', '<', before).execute();
}
