import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
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
