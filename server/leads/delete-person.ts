import { sql } from 'kysely';
import { deleteConversationsOf } from '../chat/purge-conversations.ts';
import { deleteContactsOf } from '../contacts/purge-contacts.ts';
import type { Instant } from '../database/columns/instant.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { deleteWaitingMails } from '../email-me/purge-wanted-mails.ts';
import { conversationOf } from './conversation-of.ts';
import { deleteLead } from './purge-leads.ts';

/**
 * Deletes the requests of an address that came until a moment, with their mails and notes, the person's conversations with
 * the assistant, what was imported of the person with the
 * subscription that came of it, and the mails that the person asked for and that have not gone out. The proof of what was agreed to
 * stays, as at the end of the retention (forget-leads.ts). Gives how many requests there were.
 */
export async function deletePerson(trx: Transaction, email: string, until: Instant): Promise<number> {
  const own = trx
    .selectFrom('leads')
    .select(['id', 'details'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('received_at', '<=', until);
  // Locked, so that no other process merges a request into one that goes. SQLite has one writer.
  const all = await (isPostgres(trx) ? own.forUpdate() : own).execute();
  for (const { id } of all) await deleteLead(trx, id);
  const conversations = all.map(conversationOf).filter((id) => id !== undefined);
  await deleteConversationsOf(trx, email, conversations);
  await deleteWaitingMails(trx, email);
  await deleteContactsOf(trx, email, until);
  return all.length;
}
