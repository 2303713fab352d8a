import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/commit-queue.ts';
import { type Parameter, prepare } from '../database/prepared.ts';

/** Most mails to one mailbox within a day: our forms cannot be used to flood a stranger's. */
export const mostMails = 3;
const day = 24 * 60 * 60_000;

const recent = prepare((query, value: Parameter<{ recipient: string; counted: string; since: number }>) =>
  query
    .selectFrom('jobs')
    .select('id')
    .where('recipient', 'in', [value('recipient'), value('counted')])
    .where('created_at', '>', value('since'))
    .limit(sql.lit(mostMails)),
);

/**
 * Whether a mailbox may be written to once more: counts its owed and sent mails, whichever form asked for them.
 * Several processes on one database may each allow the last one.
 */
export async function mayWriteTo(transaction: Transaction, recipient: string, now: number): Promise<boolean> {
  const { rows } = await transaction.run(recent, { recipient, counted: countedMailbox(recipient), since: now - day });
  return rows.length < mostMails;
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
