import type { UndoAnswer } from '../../shared/staff/import-fields.ts';
import { record } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { undoWindow } from './import-rules.ts';
import { type ImportAct, lockedImport } from './import-writes.ts';
import { takeBackConsents } from './imported-subscribers.ts';
import { takeBackChange } from './take-back-change.ts';

/** Small, because visitors' writes wait for the transaction. */
const pageSize = { changes: 25, added: 100 };

/** Returns the id even if already closed: an undo that has begun may always be finished. */
export async function closeImport(
  trx: Transaction,
  { actor, key, at }: ImportAct,
): Promise<number | 'unknown' | 'over'> {
  const own = await lockedImport(trx, key);
  if (!own) return 'unknown';
  if (own.undone_at !== null) return own.id;
  if (at > own.started_at + undoWindow) return 'over';
  await trx.updateTable('imports').set({ undone_at: at }).where('id', '=', own.id).execute();
  await record(trx, actor, { action: 'import undone', about: `import ${own.id}` }, at);
  return own.id;
}

type UndonePage = UndoAnswer & { more: boolean };

/** First changes, newest first, then additions, then consents. */
export async function undoPage(trx: Transaction, id: number): Promise<UndonePage> {
  await lockById(trx, id);
  const page: UndonePage = { deleted: 0, restored: 0, left: 0, more: true };
  const changes = await trx
    .selectFrom('contact_changes')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('id', 'desc')
    .limit(pageSize.changes)
    .execute();
  for (const change of changes) page[await takeBackChange(trx, change)] += 1;
  if (changes.length > 0) return page;
  page.deleted = await deleteAdded(trx, id);
  if (page.deleted > 0 || (await takeBackConsents(trx, id, pageSize.changes))) return page;
  const later = await trx.selectFrom('contacts').select('id').where('import_id', '=', id).execute();
  return { ...page, left: later.length, more: false };
}

/** Locked until the commit, so that two simultaneous undos take different pages. */
async function lockById(trx: Transaction, id: number): Promise<void> {
  if (isPostgres(trx)) await trx.selectFrom('imports').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

async function deleteAdded(trx: Transaction, importId: number): Promise<number> {
  const added = trx
    .selectFrom('contacts')
    .select('id')
    .where('import_id', '=', importId)
    .where('changed_by', '=', importId)
    .limit(pageSize.added);
  // Another process may be changing the row.
  const { numDeletedRows } = await trx
    .deleteFrom('contacts')
    .where('id', 'in', added)
    .where('changed_by', '=', importId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A repeated call continues an interrupted undo. Throws `DatabaseUnavailable`. */
export async function undoImport(database: Database, act: ImportAct): Promise<UndoAnswer | 'unknown' | 'over'> {
  const id = await database.transaction().execute((trx) => closeImport(trx, act));
  if (typeof id !== 'number') return id;
  const all: UndoAnswer = { deleted: 0, restored: 0, left: 0 };
  for (let more = true; more; ) {
    const page = await database.transaction().execute((trx) => undoPage(trx, id));
    for (const what of ['deleted', 'restored', 'left'] as const) all[what] += page[what];
    more = page.more;
  }
  return all;
}
