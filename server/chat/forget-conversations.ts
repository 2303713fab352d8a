import { sql } from 'kysely';
import { changeSearched } from '../database/change-searched.ts';
import type { Transaction } from '../database/commit-queue.ts';
import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { lockedConversation } from './conversation-row.ts';
import { withoutQuotes } from './summary.ts';

/** Erases one conversation. */
export const forgetConversation = unit(import.meta.url, 'forgetConversation', forget);

async function forget(transaction: Transaction, id: string): Promise<void> {
  const { query } = transaction;
  // Leads before conversations, as where a person is erased: two that erase never wait for each other.
  await unquote(transaction, id);
  await lockedConversation(transaction, id);
  await query.deleteFrom('chat_messages').where('conversation_id', '=', id).execute();
  await query.deleteFrom('conversations').where('id', '=', id).execute();
}

/** A request that was handed over in a conversation stays without its words. Their email to staff may be out by now. */
async function unquote(transaction: Transaction, id: string): Promise<void> {
  const { query } = transaction;
  const email = query.selectFrom('conversations').select(sql<string>`lower(email)`.as('email')).where('id', '=', id);
  const leads = await query
    .selectFrom('leads')
    .select(['id', 'message'])
    .where('form', '=', 'chat')
    .where(sql`lower(email)`, '=', email)
    .where('details', '=', JSON.stringify({ conversation: id }))
    .execute();
  for (const { id: lead, message } of leads)
    if (message !== null) await changeSearched(transaction, 'leads', lead, { message: withoutQuotes(message) });
}

/** Erases the conversations of an email, and others by their ids. */
export async function forgetConversationsOf(
  transaction: Transaction,
  email: string,
  others: readonly string[],
): Promise<void> {
  const own = await transaction.query
    .selectFrom('conversations')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
  for (const id of new Set([...own.map((row) => row.id), ...others])) await forget(transaction, id);
}

/** Conversations in one transaction: small, because visitors' writes wait for it. */
const pageSize = 50;

/** Gives how many were deleted. */
export const forgetConversationPage = unit(
  import.meta.url,
  'forgetConversationPage',
  async ({ query }, before: Instant): Promise<number> => {
    const page = await query
      .selectFrom('conversations')
      .select('id')
      .where('last_at', '<', before)
      .orderBy('last_at')
      .limit(pageSize)
      .execute();
    if (page.length === 0) return 0;
    const ids = page.map(({ id }) => id);
    await query.deleteFrom('chat_messages').where('conversation_id', 'in', ids).execute();
    await query.deleteFrom('conversations').where('id', 'in', ids).execute();
    return page.length;
  },
);

/** Deletes the conversations in which nothing was said since a moment. Gives how many. Throws `DatabaseUnavailable`. */
export async function forgetConversations(database: Database, before: Instant): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await database.write(forgetConversationPage, before);
    total += count;
    if (count < pageSize) return total;
  }
}
