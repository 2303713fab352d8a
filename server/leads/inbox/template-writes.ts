import type { Kysely } from 'kysely';
import type { NewTemplate, ReplyTemplate } from '../../../shared/staff/replies.ts';
import { record } from '../../database/audit.ts';
import type { Schema, Transaction } from '../../database/schema.ts';
import type { ManyAct } from './bulk-writes.ts';

/** Replaces the template with `id`, if given. Returns its id; undefined if it does not exist. */
export async function saveTemplate(
  trx: Transaction,
  { actor, at, id, template }: ManyAct & { id?: number; template: NewTemplate },
): Promise<number | undefined> {
  const row = { ...template, changed_at: at };
  if (id === undefined) {
    const { id: made } = await trx.insertInto('reply_templates').values(row).returning('id').executeTakeFirstOrThrow();
    await record(trx, actor, { action: 'template added', about: String(made) }, at);
    return made;
  }
  const { numUpdatedRows } = await trx.updateTable('reply_templates').set(row).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await record(trx, actor, { action: 'template changed', about: String(id) }, at);
  return id;
}

export async function deleteTemplate(trx: Transaction, { actor, at, id }: ManyAct & { id: number }): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('reply_templates').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await record(trx, actor, { action: 'template deleted', about: String(id) }, at);
  return true;
}

export function listTemplates(read: Kysely<Schema>): Promise<ReplyTemplate[]> {
  return read
    .selectFrom('reply_templates')
    .select(['id', 'name', 'subject', 'body', 'language'])
    .orderBy('id')
    .execute();
}
