import type { Transaction } from '../database/commit-queue.ts';
import type { ConversationRow } from '../database/schema.ts';

/** A conversation, locked until the commit: what another process is writing of it comes before or after, not between. */
export function lockedConversation({ kind, query }: Transaction, id: string): Promise<ConversationRow | undefined> {
  const found = query.selectFrom('conversations').selectAll().where('id', '=', id);
  // SQLite has one writer. "No key": a message that refers to the row has locked its key already.
  return (kind === 'postgres' ? found.forNoKeyUpdate() : found).executeTakeFirst();
}
