import { hash } from 'node:crypto';
import type { Transaction } from '../database/schema.ts';

/** Emails to one mailbox per day, so that our forms cannot flood strangers. */
export const mostMails = 3;
const day = 24 * 60 * 60_000;

/** Counts the emails of all forms. On PostgreSQL, concurrent calls may each be allowed the last one. */
export async function mayWriteTo(trx: Transaction, recipient: string, now: number): Promise<boolean> {
  const recent = await trx
    .selectFrom('jobs')
    .select('id')
    .where('recipient', 'in', [recipient, countedMailbox(recipient)])
    .where('created_at', '>', now - day)
    .limit(mostMails)
    .execute();
  return recent.length < mostMails;
}

/** Counts a mailbox without storing it. */
export const countedMailbox = (mailbox: string): string => `#${hash('sha256', mailbox)}`;

/** Two domains of one service, which ignores dots before the @. */
const gmail = /^(gmail|googlemail)\.com$/;

/** For counting: ignores case, `+` labels (RFC 5233) and Gmail's dots. Email goes to the address as typed. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = (email.slice(0, at).split('+')[0] || email.slice(0, at)).toLowerCase();
  const host = email.slice(at + 1).toLowerCase();
  return gmail.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
