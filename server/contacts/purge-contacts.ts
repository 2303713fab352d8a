import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { undoWindow } from './import-rules.ts';
import { eraseImported } from './imported-subscribers.ts';

/** Small, because visitors' writes wait for the transaction. */
const pageSize = 200;

export async function deleteContacts(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize);
    await trx.deleteFrom('contact_changes').where('contact_id', 'in', page).execute();
    await trx.deleteFrom('contacts').where('id', 'in', page).execute();
  }
}

export async function deleteContactsOf(trx: Transaction, email: string, until: Instant): Promise<void> {
  const own = await trx
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('changed_at', '<=', until)
    .execute();
  await deleteContacts(
    trx,
    own.map(({ id }) => id),
  );
  await eraseImported(trx, email, until);
}

/** Returns whether there may be more. */
export async function purgeContactPage(
  trx: Transaction,
  { before, today }: { before: Instant; today: string },
): Promise<boolean> {
  const page = await trx
    .selectFrom('contacts')
    .select('id')
    .where(({ or, and, eb }) =>
      or([eb('changed_at', '<', before), and([eb('basis', '=', 'implied'), eb('until', '<', today)])]),
    )
    .limit(pageSize)
    .execute();
  await deleteContacts(
    trx,
    page.map(({ id }) => id),
  );
  return page.length === pageSize;
}

export async function purgeImports(
  trx: Transaction,
  { undoBefore, before }: { undoBefore: Instant; before: Instant },
): Promise<void> {
  const past = trx.selectFrom('imports').select('id').where('started_at', '<', undoBefore);
  await trx.deleteFrom('contact_changes').where('import_id', 'in', past).execute();
  await trx.updateTable('consents').set({ import_id: null }).where('import_id', 'in', past).execute();
  const empty = await trx
    .selectFrom('imports')
    .select('id')
    .where('started_at', '<', before)
    // Each found by its own index; PostgreSQL would read the whole list of a `not in` for every import.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contacts').select('contacts.id').whereRef('contacts.import_id', '=', 'imports.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contacts').select('contacts.id').whereRef('contacts.changed_by', '=', 'imports.id'))),
    )
    .execute();
  const ids = empty.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('import_batches').where('import_id', 'in', ids).execute();
  await trx.deleteFrom('imports').where('id', 'in', ids).execute();
}

/**
 * Deletes contacts unchanged since `before` or whose implied consent has ended, and expired undo data. Throws
 * `DatabaseUnavailable`.
 * @param today the day in Toronto
 */
export async function purgeContacts(database: Database, before: Instant, now: Instant, today: string): Promise<void> {
  while (await database.transaction().execute((trx) => purgeContactPage(trx, { before, today })));
  await database
    .transaction()
    .execute((trx) => purgeImports(trx, { undoBefore: now - undoWindow, before: before - 2 * undoWindow }));
}
