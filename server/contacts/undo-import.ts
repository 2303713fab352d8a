import type { UndoAnswer } from '../../widgets/contract/import-fields.ts';
import { record } from '../database/audit.ts';
import type { Transaction } from '../database/commit-queue.ts';
import type { ContactRow } from '../database/contact-tables.ts';
import type { Database } from '../database/database.ts';
import { unit } from '../database/unit.ts';
import { undoWindow } from './import-rules.ts';
import { type ImportAct, lockedImport } from './import-units.ts';
import { takeBackImported } from './imported-subscribers.ts';

/** Contacts in one transaction: few, because visitors' writes wait for it. */
const pageSize = 200;

/** From here on the import takes no batch. Gives its number, also when it was undone before and something is left to do. */
export const closeImport = unit(
  import.meta.url,
  'closeImport',
  async (transaction, { actor, key, at }: ImportAct): Promise<number | 'unknown' | 'over'> => {
    const own = await lockedImport(transaction, key);
    if (!own) return 'unknown';
    if (at > own.started_at + undoWindow) return 'over';
    if (own.undone_at !== null) return own.id;
    await transaction.query.updateTable('imports').set({ undone_at: at }).where('id', '=', own.id).execute();
    await record(transaction, actor, { action: 'import undone', about: `import ${own.id}` }, at);
    return own.id;
  },
);

type Page = UndoAnswer & { more: boolean };

/** Takes back a page of what an import did: first what it changed, the newest first, then what it added. */
export const undoPage = unit(import.meta.url, 'undoPage', async (transaction, id: number): Promise<Page> => {
  const changes = await transaction.query
    .selectFrom('contact_changes')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute();
  if (changes.length === 0) return deleteAdded(transaction, id);
  const page: Page = { deleted: 0, restored: 0, left: 0, more: true };
  for (const { id: change, before } of changes) {
    page[(await restore(transaction, id, JSON.parse(before) as ContactRow)) ? 'restored' : 'left'] += 1;
    await transaction.query.deleteFrom('contact_changes').where('id', '=', change).execute();
  }
  return page;
});

/** False: a later import has changed the contact, whose details are newer. */
async function restore(transaction: Transaction, importId: number, { id, ...before }: ContactRow): Promise<boolean> {
  const { query } = transaction;
  const now = await query.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst();
  if (now?.changed_by !== importId) return false;
  await query.updateTable('contacts').set(before).where('id', '=', id).execute();
  if (now.subscriber_id !== null && now.subscriber_id !== before.subscriber_id)
    await takeBackImported(transaction, now.subscriber_id);
  return true;
}

async function deleteAdded(transaction: Transaction, importId: number): Promise<Page> {
  const { query } = transaction;
  const added = await query
    .selectFrom('contacts')
    .select(['id', 'subscriber_id'])
    .where('import_id', '=', importId)
    .where('changed_by', '=', importId)
    .limit(pageSize)
    .execute();
  const ids = added.map(({ id }) => id);
  if (ids.length > 0) {
    await query.deleteFrom('contacts').where('id', 'in', ids).execute();
    for (const { subscriber_id } of added) if (subscriber_id) await takeBackImported(transaction, subscriber_id);
    return { deleted: ids.length, restored: 0, left: 0, more: true };
  }
  const later = await query.selectFrom('contacts').select('id').where('import_id', '=', importId).execute();
  return { deleted: 0, restored: 0, left: later.length, more: false };
}

/**
 * Takes a whole import back, page by page; who is killed meanwhile goes on at the next call.
 * Throws `DatabaseUnavailable`.
 */
export async function undoImport(database: Database, act: ImportAct): Promise<UndoAnswer | 'unknown' | 'over'> {
  const id = await database.write(closeImport, act);
  if (typeof id !== 'number') return id;
  const all: UndoAnswer = { deleted: 0, restored: 0, left: 0 };
  for (let more = true; more; ) {
    const page = await database.write(undoPage, id);
    for (const what of ['deleted', 'restored', 'left'] as const) all[what] += page[what];
    more = page.more;
  }
  return all;
}
