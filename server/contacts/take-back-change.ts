import type { Selectable } from 'kysely';
import type { UndoAnswer } from '../../shared/staff/import-fields.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { ContactChangeTable, ContactRow } from './tables.ts';

type ContactChangeRow = Selectable<ContactChangeTable>;
/** Before migration 0014, rows also named a subscriber. */
type Before = ContactRow & { subscriber_id?: string | null };

/**
 * Below a later change, the contact keeps the later details (`left`), and that change inherits the older row. Reverting
 * the last change deletes the contact if its first import is also undone.
 */
export async function takeBackChange(trx: Transaction, change: ContactChangeRow): Promise<keyof UndoAnswer> {
  const now = await lockedContact(trx, change.contact_id);
  await trx.deleteFrom('contact_changes').where('id', '=', change.id).execute();
  const others = trx.selectFrom('contact_changes').select('id').where('contact_id', '=', change.contact_id);
  const later = await others.where('id', '>', change.id).orderBy('id').executeTakeFirst();
  if (later) {
    await trx.updateTable('contact_changes').set({ before: change.before }).where('id', '=', later.id).execute();
    return 'left';
  }
  // Otherwise a later change is too old to be undone.
  if (now?.changed_by !== change.import_id) return 'left';
  const { id, subscriber_id: _earlier, ...before } = JSON.parse(change.before) as Before;
  const isFirst = before.changed_by === before.import_id && !(await others.executeTakeFirst());
  if (isFirst && (await isUndone(trx, before.import_id))) {
    await trx.deleteFrom('contacts').where('id', '=', id).execute();
    return 'deleted';
  }
  await trx.updateTable('contacts').set(before).where('id', '=', id).execute();
  return 'restored';
}

function lockedContact(trx: Transaction, id: number): Promise<ContactRow | undefined> {
  const own = trx.selectFrom('contacts').selectAll().where('id', '=', id);
  return (isPostgres(trx) ? own.forUpdate() : own).executeTakeFirst();
}

async function isUndone(trx: Transaction, importId: number): Promise<boolean> {
  const own = await trx.selectFrom('imports').select('undone_at').where('id', '=', importId).executeTakeFirst();
  return own !== undefined && own.undone_at !== null;
}
