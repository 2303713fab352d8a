import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { countedMailbox, mailboxOf, roomFor, type VisitorMails } from '../notifications/recipient-limit.ts';
import type { WantedMail } from './wanted-mail.ts';

export type NewWantedMail = {
  wanted: WantedMail;
  email: string;
  /** Of the caller, from `networkKey`. */
  network?: string;
  idempotencyKey?: string;
};

/** `full`: the mailbox has reached its daily limit. `busy`: too many were requested by all. */
export type SavedWantedMail = 'kept' | 'repeated' | 'full' | 'busy';

/** Only the job's request holds the address, until the email is sent. */
export async function saveWantedMail(
  trx: Transaction,
  { wanted, email, network, idempotencyKey, now, mails }: NewWantedMail & { now: number; mails?: VisitorMails },
): Promise<SavedWantedMail> {
  const mailbox = mailboxOf(email);
  if (idempotencyKey !== undefined) {
    const earlier = await trx.selectFrom('jobs').select('id').where('request_key', '=', idempotencyKey).execute();
    if (earlier.length) return 'repeated';
  }
  const room = await roomFor(trx, { recipient: mailbox, network }, now, mails);
  if (room !== 'free') return room === 'ceiling' ? 'busy' : 'full';
  const about = { request: JSON.stringify(wanted), request_key: idempotencyKey ?? null };
  const saved = await trx
    .insertInto('jobs')
    .values(newJob('email-me', about, countedMailbox(mailbox), now))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved ? 'kept' : 'repeated';
}
