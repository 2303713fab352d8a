import { hash, randomBytes } from 'node:crypto';
import { currentConsent } from '../../shared/forms/consent-texts.ts';
import { consentRecord } from '../database/consent-record.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { purgeWithdrawn } from '../database/withdrawn-addresses.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, mayWriteTo } from '../notifications/recipient-limit.ts';
import type { Confirmed, KeptSignup, NewSignup, Unsubscribed } from './new-signup.ts';
import { isSubscribed } from './subscription-state.ts';
import type { SubscriberRow } from './tables.ts';

/** The `form` of the consent that the button of the confirmation mail gives. */
export const confirmationForm = 'confirmation-mail';
/** Asking again within this time (ms) sends no second mail: the form cannot fill a stranger's mailbox. */
const resendAfter = 10 * 60_000;

/** Keeps a request and owes its confirmation mail: `Newsletter.subscribe`. */
export async function saveSignup(
  trx: Transaction,
  { signup, now }: { signup: NewSignup; now: number },
): Promise<KeptSignup> {
  const email = signup.email.toLowerCase();
  const contentHash = hash('sha256', JSON.stringify([email, signup.consentId ?? null]));
  const known = await earlier(trx, signup.idempotencyKey, contentHash);
  if (known) return { status: known };
  const suspicious = signup.suspicion.length > 0;
  const kept = await trx
    .insertInto('signups')
    .values({
      subscriber_id: suspicious ? null : await subscriberFor(trx, email, now),
      email,
      received_at: now,
      page: signup.page ?? null,
      form: signup.form ?? null,
      idempotency_key: signup.idempotencyKey ?? null,
      content_hash: contentHash,
      suspicion: suspicious ? signup.suspicion.join(',') : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another process kept the same key a moment ago: this row's try is undone, its next one finds it.
  if (!kept) throw new DatabaseUnavailable('the same request is being kept', 1);
  if (!suspicious) await welcome(trx, email, signup, now);
  return { status: 'kept' };
}

async function subscriberFor(trx: Transaction, email: string, now: number): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  // `requested_at` 0: no mail has been asked for yet.
  const row = { id, email, created_at: now, requested_at: 0, confirmed_at: null, unsubscribed_at: null };
  const made = await trx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return (made ?? (await byEmail(trx, email))).id;
}

/** Records the consent and owes the mail, unless the address is on the list, got one just now, or had its daily number of mails. */
async function welcome(trx: Transaction, email: string, signup: NewSignup, now: number): Promise<void> {
  const subscriber = await byEmail(trx, email);
  const { page = null, form = 'newsletter' } = signup;
  const given = { lead_id: null, subscriber_id: subscriber.id, email, given_at: now, page, form };
  const consent = consentRecord(signup.consentId, given);
  if (consent) await trx.insertInto('consents').values(consent).execute();
  if (isSubscribed(subscriber) || askedJustNow(subscriber, now)) return;
  const recipient = mailboxOf(email);
  if (!(await mayWriteTo(trx, recipient, now))) return;
  const requested_at = momentAfter(subscriber, now);
  await update(trx, subscriber.id, { requested_at });
  const job = newJob('newsletter-confirm', { subscriber_id: subscriber.id }, recipient, now);
  await trx
    .insertInto('jobs')
    .values({ ...job, created_at: requested_at })
    .execute();
}

/** A link of a mail to a subscriber, made at a moment (ms). */
type Followed = { token: { subscriber: string; at: number }; now: number };

export async function confirmSubscriber(trx: Transaction, { token, now }: Followed): Promise<Confirmed> {
  const subscriber = await byId(trx, token.subscriber);
  if (!subscriber || token.at <= (subscriber.unsubscribed_at ?? 0)) return 'unknown';
  if (isSubscribed(subscriber)) return 'already';
  await update(trx, subscriber.id, { confirmed_at: momentAfter(subscriber, now) });
  const { id, email } = subscriber;
  await purgeWithdrawn(trx, email);
  const given = {
    lead_id: null,
    subscriber_id: id,
    email,
    given_at: now,
    page: '/newsletter/confirm',
    form: confirmationForm,
  };
  // The mail with the button repeats the wording, so this is the agreement that counts.
  const consent = consentRecord(currentConsent('newsletter').id, given);
  if (consent) await trx.insertInto('consents').values(consent).execute();
  return 'confirmed';
}

export async function unsubscribeSubscriber(trx: Transaction, { token, now }: Followed): Promise<Unsubscribed> {
  const subscriber = await byId(trx, token.subscriber);
  if (!subscriber) return 'unknown';
  const gone = subscriber.unsubscribed_at !== null && !isSubscribed(subscriber);
  // Also when already gone: a confirmation mail asked for since then is withdrawn as well.
  await update(trx, subscriber.id, { unsubscribed_at: momentAfter(subscriber, now) });
  return gone ? 'already' : 'unsubscribed';
}

/** What became of an earlier request with the key; undefined when there was none. */
async function earlier(
  trx: Transaction,
  key: string | undefined,
  contentHash: string,
): Promise<'repeated' | 'conflict' | undefined> {
  if (key === undefined) return undefined;
  const row = await trx
    .selectFrom('signups')
    .select('content_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.content_hash === contentHash ? 'repeated' : 'conflict';
}

/** Whether a confirmation mail was asked for within `resendAfter`, and no unsubscribe has ended its link since. */
function askedJustNow({ requested_at, unsubscribed_at }: SubscriberRow, now: number): boolean {
  if ((unsubscribed_at ?? 0) >= requested_at) return false;
  // More than that is left only when the clock was set back.
  const left = requested_at + resendAfter - now;
  return left > 0 && left <= resendAfter;
}

/** The time of a new act of a subscriber: now, or just after the last act when the clock was set back. The last act counts. */
export function momentAfter({ requested_at, confirmed_at, unsubscribed_at }: SubscriberRow, now: number): number {
  return Math.max(now, 1 + Math.max(requested_at, confirmed_at ?? 0, unsubscribed_at ?? 0));
}

/** Locks the row until the commit, so that a write of another process (such as a mail just owed) is seen first. */
function locked(trx: Transaction) {
  const all = trx.selectFrom('subscribers').selectAll();
  // SQLite has one writer. "No key": a row that refers to this one, such as a signup's, has locked its key already.
  return isPostgres(trx) ? all.forNoKeyUpdate() : all;
}

async function byEmail(trx: Transaction, email: string): Promise<SubscriberRow> {
  const known = await locked(trx).where('email', '=', email).executeTakeFirst();
  // Another process has just deleted it, with the import it came from: this try is undone, its next one makes it anew.
  if (!known) throw new DatabaseUnavailable('a subscription is being taken back', 1);
  return known;
}

function byId(trx: Transaction, id: string): Promise<SubscriberRow | undefined> {
  return locked(trx).where('id', '=', id).executeTakeFirst();
}

async function update(trx: Transaction, id: string, change: Partial<SubscriberRow>): Promise<void> {
  await trx.updateTable('subscribers').set(change).where('id', '=', id).execute();
}
