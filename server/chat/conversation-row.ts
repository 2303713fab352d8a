import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { ConversationRow } from './tables.ts';

/** Locks the conversation until the commit. */
export function lockedConversation(trx: Transaction, id: string): Promise<ConversationRow | undefined> {
  const found = trx.selectFrom('conversations').selectAll().where('id', '=', id);
  // SQLite has a single writer. `no key`: messages already lock the key of the row that they refer to.
  return (isPostgres(trx) ? found.forNoKeyUpdate() : found).executeTakeFirst();
}
