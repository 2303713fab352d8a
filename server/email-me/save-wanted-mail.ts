import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { countedMailbox, mailboxOf, mayWriteTo } from '../notifications/recipient-limit.ts';
import type { WantedMail } from './wanted-mail.ts';

export type NewWantedMail = {
  wanted: WantedMail;
  /** Whom it goes to, for the count of the day. */
  email: string;
  idempotencyKey?: string;
};

/** `full`: the mailbox has had its mails of the day. */
export type KeptWantedMail = 'kept' | 'repeated' | 'full';

/** Owes a mail that a visitor asked for. The address is in the job's request alone, which goes with the mail. */
export async function saveWantedMail(
  trx: Transaction,
  { wanted, email, idempotencyKey, now }: NewWantedMail & { now: number },
): Promise<KeptWantedMail> {
  const mailbox = mailboxOf(email);
  if (idempotencyKey !== undefined) {
    const earlier = await trx.selectFrom('jobs').select('id').where('request_key', '=', idempotencyKey).execute();
    if (earlier.length) return 'repeated';
  }
  if (!(await mayWriteTo(trx, mailbox, now))) return 'full';
  const about = { request: JSON.stringify(wanted), request_key: idempotencyKey ?? null };
  const kept = await trx
    .insertInto('jobs')
    .values(newJob('email-me', about, countedMailbox(mailbox), now))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept ? 'kept' : 'repeated';
}
