import { hash } from 'node:crypto';
import type { Transaction } from '../database/schema.ts';

/** Most mails to one mailbox within a day: our forms cannot be used to flood a stranger's. */
export const mostMails = 3;
const day = 24 * 60 * 60_000;

/**
 * Whether a mailbox may be written to once more: counts its owed and sent mails, whichever form asked for them.
 * Of several at once on PostgreSQL, each may be allowed the last one.
 */
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

/** A mailbox that is counted and otherwise forgotten: as a hash. */
export const countedMailbox = (mailbox: string): string => `#${hash('sha256', mailbox)}`;

/** Two domains of one service, which ignores dots before the @. */
const gmail = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox of an address, for counting: capitals do not matter, what follows a `+` is a label (RFC 5233), and
 * Gmail ignores dots. Mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = (email.slice(0, at).split('+')[0] || email.slice(0, at)).toLowerCase();
  const host = email.slice(at + 1).toLowerCase();
  return gmail.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
