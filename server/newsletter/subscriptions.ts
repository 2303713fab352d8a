import { hash, randomBytes } from 'node:crypto';
import { currentConsent } from '../../shared/forms/consent-texts.ts';
import { record, type StaffActor } from '../database/audit.ts';
import { consentRecord } from '../database/consent-record.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { purgeWithdrawn, recordWithdrawal } from '../database/withdrawn-addresses.ts';
import { CeilingReached } from '../guards/take-turns.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, roomFor, type VisitorMails } from '../notifications/recipient-limit.ts';
import { queueWebhooks } from '../webhooks/queue-webhooks.ts';
import type { Confirmed, NewSignup, SavedSignup, Unsubscribed } from './new-signup.ts';
import { isSubscribed, type SubscriberRow } from './tables.ts';
import { withdrawContacts } from './withdraw-contacts.ts';

export const confirmationForm = 'confirmation-mail';
/** No second email within this time (ms), or the form could flood a stranger's mailbox. */
const resendAfter = 10 * 60_000;

/** @param onNew called for a request that is no repetition; may throw */
export async function saveSignup(
  trx: Transaction,
  { signup, now, mails, onNew }: { signup: NewSignup; now: number; mails?: VisitorMails; onNew?: () => void },
): Promise<SavedSignup> {
  const email = signup.email.toLowerCase();
  const contentHash = hash('sha256', JSON.stringify([email, signup.consentId ?? null]));
  const known = await earlier(trx, signup.idempotencyKey, contentHash);
  if (known) return { status: known };
  onNew?.();
  const suspicious = signup.suspicion.length > 0;
  const saved = await trx
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
  // Another process has just saved the same key; the retry finds it.
  if (!saved) throw new DatabaseUnavailable('the same request is being kept', 1);
  if (!suspicious) await welcome(trx, { email, signup, now, mails });
  return { status: 'kept' };
}

async function subscriberFor(trx: Transaction, email: string, now: number): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  // 0: no email requested yet.
  const row = { id, email, created_at: now, requested_at: 0, confirmed_at: null, unsubscribed_at: null };
  const made = await trx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return (made ?? (await byEmail(trx, email))).id;
}

/** Queues no email if the address is subscribed, has just got one, or there is no room for another. */
async function welcome(
  trx: Transaction,
  { email, signup, now, mails }: { email: string; signup: NewSignup; now: number; mails?: VisitorMails },
): Promise<void> {
  const subscriber = await byEmail(trx, email);
  const { page = null, form = 'newsletter' } = signup;
  const given = { lead_id: null, subscriber_id: subscriber.id, email, given_at: now, page, form };
  const consent = consentRecord(signup.consentId, given);
  if (consent) await trx.insertInto('consents').values(consent).execute();
  if (isSubscribed(subscriber) || askedJustNow(subscriber, now)) return;
  const recipient = mailboxOf(email);
  const room = await roomFor(trx, { recipient, network: signup.network }, now, mails);
  // The script sends it again later; without an email the request would be lost.
  if (room === 'ceiling') throw new CeilingReached(600);
  if (room !== 'free') return;
  const requested_at = momentAfter(subscriber, now);
  await update(trx, subscriber.id, { requested_at });
  const job = newJob('newsletter-confirm', { subscriber_id: subscriber.id }, recipient, now);
  await trx
    .insertInto('jobs')
    .values({ ...job, created_at: requested_at })
    .execute();
}

type FollowedLink = { token: { subscriber: string; at: number }; now: number };

export async function confirmSubscriber(trx: Transaction, { token, now }: FollowedLink): Promise<Confirmed> {
  const subscriber = await byId(trx, token.subscriber);
  if (!subscriber || token.at <= (subscriber.unsubscribed_at ?? 0)) return 'unknown';
  if (isSubscribed(subscriber)) return 'already';
  await update(trx, subscriber.id, { confirmed_at: momentAfter(subscriber, now) });
  const { id, email } = subscriber;
  await queueWebhooks(trx, { event: 'subscriber.confirmed', about: id, at: now });
  await purgeWithdrawn(trx, email);
  const given = {
    lead_id: null,
    subscriber_id: id,
    email,
    given_at: now,
    page: '/newsletter/confirm',
    form: confirmationForm,
  };
  // The email repeats the wording, so this consent counts.
  const consent = consentRecord(currentConsent('newsletter').id, given);
  if (consent) await trx.insertInto('consents').values(consent).execute();
  return 'confirmed';
}

export async function unsubscribeSubscriber(trx: Transaction, { token, now }: FollowedLink): Promise<Unsubscribed> {
  const subscriber = await byId(trx, token.subscriber);
  if (!subscriber) return 'unknown';
  const gone = subscriber.unsubscribed_at !== null && !isSubscribed(subscriber);
  // Even if already unsubscribed, to invalidate confirmation emails requested since.
  await update(trx, subscriber.id, { unsubscribed_at: momentAfter(subscriber, now) });
  return gone ? 'already' : 'unsubscribed';
}

type AskedInWords = { id: string | undefined; email: string; actor: StaffActor; about: string | null; now: number };

/**
 * By staff, of a person who asked for it in words; of who was only imported, no import subscribes them from then on.
 * @param about a request of the person, for the audit log
 */
export async function unsubscribeByStaff(
  trx: Transaction,
  { id, email, actor, about, now }: AskedInWords,
): Promise<Unsubscribed> {
  const token = { subscriber: id ?? '', at: now };
  const ended = id === undefined ? 'unknown' : await unsubscribeSubscriber(trx, { token, now });
  const contacts = await withdrawContacts(trx, email);
  if (ended === 'unknown' && contacts > 0) await recordWithdrawal(trx, email);
  const outcome = contacts > 0 ? 'unsubscribed' : ended;
  if (outcome === 'unsubscribed') await record(trx, actor, { action: 'person unsubscribed', about }, now);
  return outcome;
}

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

function askedJustNow({ requested_at, unsubscribed_at }: SubscriberRow, now: number): boolean {
  if ((unsubscribed_at ?? 0) >= requested_at) return false;
  // More is left only if the clock was set back.
  const left = requested_at + resendAfter - now;
  return left > 0 && left <= resendAfter;
}

/** Now, or just after the last act if the clock was set back. */
export function momentAfter({ requested_at, confirmed_at, unsubscribed_at }: SubscriberRow, now: number): number {
  return Math.max(now, 1 + Math.max(requested_at, confirmed_at ?? 0, unsubscribed_at ?? 0));
}

/** Locked until the commit, so that writes of other processes are seen first. */
function locked(trx: Transaction) {
  const all = trx.selectFrom('subscribers').selectAll();
  // SQLite has a single writer. `no key`: rows that refer to this one lock its key.
  return isPostgres(trx) ? all.forNoKeyUpdate() : all;
}

async function byEmail(trx: Transaction, email: string): Promise<SubscriberRow> {
  const known = await locked(trx).where('email', '=', email).executeTakeFirst();
  // Another process has just deleted it with its import; the retry creates it anew.
  if (!known) throw new DatabaseUnavailable('a subscription is being taken back', 1);
  return known;
}

function byId(trx: Transaction, id: string): Promise<SubscriberRow | undefined> {
  return locked(trx).where('id', '=', id).executeTakeFirst();
}

async function update(trx: Transaction, id: string, change: Partial<SubscriberRow>): Promise<void> {
  await trx.updateTable('subscribers').set(change).where('id', '=', id).execute();
}
