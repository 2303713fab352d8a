import type { Transaction } from '../database/commit-queue.ts';
import type { Database } from '../database/database.ts';
import { type Placeholder, prepare } from '../database/prepared.ts';

/** Mails that one mailbox gets from our forms within a day (ms): nobody can have us flood a stranger. */
export const mostMails = 3;
const day = 24 * 60 * 60_000;

export type RecipientLimit = {
  /** Whether a mailbox may be written to once more. Several processes on one database may each allow the last one. */
  allows(transaction: Transaction, recipient: string, now: number): Promise<boolean>;
};

/** Counts the owed and sent mails of a mailbox, whichever form asked for them. */
export function createRecipientLimit(database: Database): RecipientLimit {
  const recent = prepare(database.read, (query, value: Placeholder<{ recipient: string; since: number }>) =>
    query
      .selectFrom('jobs')
      .select('id')
      .where('recipient', '=', value('recipient'))
      .where('created_at', '>', value('since'))
      .limit(mostMails),
  );
  return {
    async allows(transaction, recipient, now) {
      const { rows } = await transaction.run(recent, { recipient, since: now - day });
      return rows.length < mostMails;
    },
  };
}

/** Two names of one service, which reads no dots in the part before the @. */
const gmail = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, as far as an address tells: capitals make no other mailbox, what follows
 * a `+` is the owner's own label (RFC 5233), and Gmail reads no dots. Counting alone uses it; mail goes to the
 * address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = (email.slice(0, at).split('+')[0] || email.slice(0, at)).toLowerCase();
  const host = email.slice(at + 1).toLowerCase();
  return gmail.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}
