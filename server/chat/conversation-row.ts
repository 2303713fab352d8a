import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { ConversationRow } from './tables.ts';

/** A conversation, locked until the commit: what another process is writing of it comes before or after, not between. */
export function lockedConversation(trx: Transaction, id: string): Promise<ConversationRow | undefined> {
  const found = trx.selectFrom('conversations').selectAll().where('id', '=', id);
  // SQLite has one writer. "No key": a message that refers to the row has locked its key already.
  return (isPostgres(trx) ? found.forNoKeyUpdate() : found).executeTakeFirst();
}
