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
 * Deletes an address's leads received up to `until`, its conversations, unsent emails, imported contacts and the
 * subscription that came of the import. Consent records stay (purge-leads.ts). Returns the number of leads.
 */
export async function deletePerson(trx: Transaction, email: string, until: Instant): Promise<number> {
  const own = trx
    .selectFrom('leads')
    .select(['id', 'details'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('received_at', '<=', until);
  // Stops other processes from merging into a request being deleted. SQLite has a single writer.
  const all = await (isPostgres(trx) ? own.forUpdate() : own).execute();
  for (const { id } of all) await deleteLead(trx, id);
  const conversations = all.map(conversationOf).filter((id) => id !== undefined);
  await deleteConversationsOf(trx, email, conversations);
  await deleteWaitingMails(trx, email);
  await deleteContactsOf(trx, email, until);
  return all.length;
}
