import { sql } from 'kysely';
import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { lockedConversation } from './conversation-row.ts';
import { withoutQuotes } from './summary.ts';

export async function deleteConversation(trx: Transaction, id: string): Promise<void> {
  // Leads first, as in `deletePerson`: the same lock order avoids deadlocks.
  await unquote(trx, id);
  await lockedConversation(trx, id);
  await trx.deleteFrom('chat_messages').where('conversation_id', '=', id).execute();
  await trx.deleteFrom('conversations').where('id', '=', id).execute();
}

/** Removes the visitor's words from leads handed over in the conversation. Emails to staff may already be sent. */
async function unquote(trx: Transaction, id: string): Promise<void> {
  const email = trx.selectFrom('conversations').select(sql<string>`lower(email)`.as('email')).where('id', '=', id);
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'message'])
    .where('form', '=', 'chat')
    .where(sql`lower(email)`, '=', email)
    .where('details', '=', JSON.stringify({ conversation: id }))
    .execute();
  for (const { id: lead, message } of leads)
    if (message !== null)
      await trx
        .updateTable('leads')
        .set({ message: withoutQuotes(message) })
        .where('id', '=', lead)
        .execute();
}

export async function deleteConversationsOf(trx: Transaction, email: string): Promise<void> {
  const own = await trx
    .selectFrom('conversations')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
  for (const { id } of own) await deleteConversation(trx, id);
}

/** Small, because visitors' writes wait for the transaction. */
const pageSize = 50;

export async function purgeConversationPage(trx: Transaction, before: Instant): Promise<number> {
  const page = await trx
    .selectFrom('conversations')
    .select('id')
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(pageSize)
    .execute();
  if (page.length === 0) return 0;
  const ids = page.map(({ id }) => id);
  await trx.deleteFrom('chat_messages').where('conversation_id', 'in', ids).execute();
  await trx.deleteFrom('conversations').where('id', 'in', ids).execute();
  return page.length;
}

/** Purges conversations without a message since `before`. Returns how many. Throws `DatabaseUnavailable`. */
export async function purgeConversations(database: Database, before: Instant): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await database.transaction().execute((trx) => purgeConversationPage(trx, before));
    total += count;
    if (count < pageSize) return total;
  }
}
