import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { Ceilings } from '../guards/ceilings.ts';
import type { NetworkShares } from '../guards/network-shares.ts';
import type { ReachCeiling } from './ceiling-notices.ts';
import { isLargeProvider, ownDomain } from './mail-domain.ts';
import type { MailKind } from './tables.ts';

/** Emails to one mailbox per day, so that our forms cannot flood strangers. */
export const mostMails = 3;
const hour = 60 * 60_000;
const day = 24 * hour;

/** Emails that go out by themselves to an address that a visitor typed. */
const automaticKinds = [
  'lead-visitor',
  'newsletter-confirm',
  'email-me',
  'appointment-visitor',
  'appointment-reminder',
] satisfies MailKind[];

/** The ceiling of all automatic emails, and whom to tell. Absent where only the mailbox's limit counts. */
export type VisitorMails = { ceiling: Ceilings['mails']; shares: NetworkShares; reach: ReachCeiling };

/**
 * `mailbox-full`: it had `mostMails` today. `ceiling`: all visitors, those of its domain or those of the caller's network
 * had many in an hour.
 */
export type MailRoom = 'free' | 'mailbox-full' | 'ceiling';

/**
 * Counts the automatic emails of all forms (decision 60). Calls for one mailbox wait for one another; of those for
 * others, each may be allowed the last one of a ceiling.
 * @param recipient from `mailboxOf`
 * @param network of the caller, from `networkKey`
 */
export async function roomFor(
  trx: Transaction,
  { recipient, network }: { recipient: string; network?: string },
  now: number,
  mails?: VisitorMails,
): Promise<MailRoom> {
  // SQLite has a single writer.
  if (isPostgres(trx))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${recipient}`}, 0))`.execute(trx);
  const recent = await trx
    .selectFrom('jobs')
    .select('id')
    .where('recipient', 'in', [recipient, countedMailbox(recipient)])
    .where('created_at', '>', now - day)
    .limit(mostMails)
    .execute();
  if (recent.length >= mostMails) return 'mailbox-full';
  if (!mails) return 'free';
  if (mails.shares.isUsed(network) || !(await isBelow(trx, recipient, now, mails.ceiling))) {
    mails.reach('mails');
    return 'ceiling';
  }
  mails.shares.add(network);
  return 'free';
}

async function isBelow(trx: Transaction, mailbox: string, now: number, ceiling: Ceilings['mails']): Promise<boolean> {
  const recent = await trx
    .selectFrom('jobs')
    .select('recipient')
    .where('recipient', 'is not', null)
    .where('created_at', '>', now - hour)
    .where('kind', 'in', automaticKinds)
    .limit(ceiling.anHour)
    .execute();
  if (recent.length >= ceiling.anHour) return false;
  if (isLargeProvider(ownDomain(mailbox))) return true;
  const own = domainMark(mailbox);
  const toDomain = recent.filter(({ recipient }) => markOf(recipient ?? '') === own);
  return toDomain.length < ceiling.domainAnHour;
}

const markOf = (recipient: string) =>
  recipient.startsWith('#') ? recipient.slice(recipient.indexOf('@') + 1) : domainMark(recipient);

/** Sixteen hexadecimal digits for a domain. */
const domainMark = (mailbox: string) => hash('sha256', ownDomain(mailbox)).slice(0, 16);

/** Counts a mailbox and its domain without storing them. */
export const countedMailbox = (mailbox: string): string => `#${hash('sha256', mailbox)}@${domainMark(mailbox)}`;

/** Two domains of one service, which ignores dots before the @. */
const gmail = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox of an address, for counting: ignores case, `+` labels (RFC 5233), Gmail's dots and a
 * domain's spelling (`müller.de`, `xn--mller-kva.de`). Email goes to the
 * address as typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = (email.slice(0, at).split('+')[0] || email.slice(0, at)).toLowerCase();
  const typed = email.slice(at + 1).toLowerCase();
  const host = domainToASCII(typed) || typed;
  return gmail.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
