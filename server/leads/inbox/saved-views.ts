import type { Kysely } from 'kysely';
import { type InboxView, inboxViews } from '../../../shared/staff/inbox.ts';
import { readFilter, writeFilter } from '../../../shared/staff/inbox-filter.ts';
import { isOfOnePerson, mostViews, type NewView, type SavedView } from '../../../shared/staff/saved-views.ts';
import { record } from '../../database/audit.ts';
import type { SqliteBoolean } from '../../database/columns/sqlite-boolean.ts';
import type { Schema, Transaction } from '../../database/schema.ts';
import type { ManyAct } from './bulk-writes.ts';

/** `full`: the limit is reached. */
export async function saveView(
  trx: Transaction,
  { actor, at, view }: ManyAct & { view: NewView },
): Promise<number | 'full'> {
  const own = await trx
    .selectFrom('saved_views')
    .select('id')
    .where('staff_id', '=', actor.id)
    .limit(mostViews)
    .execute();
  if (own.length >= mostViews) return 'full';
  // No unknown fields, and no search words that look like personal data.
  const { q = '', ...rest } = readFilter(new URLSearchParams(view.filter));
  const filter = new URLSearchParams(writeFilter(isOfOnePerson(q) ? rest : { q, ...rest }));
  filter.set('view', view.view);
  const row = { staff_id: actor.id, name: view.name, shared: view.shared ? 1 : 0, filter: `${filter}`, made_at: at };
  const { id } = await trx
    .insertInto('saved_views')
    .values(row as typeof row & { shared: SqliteBoolean })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(trx, actor, { action: 'view saved', about: String(id) }, at);
  return id;
}

/** With `anybodys`, also deletes a colleague's view. Returns whether it existed. */
export async function deleteView(
  trx: Transaction,
  { actor, at, id, anybodys }: ManyAct & { id: number; anybodys: boolean },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .$if(!anybodys, (views) => views.where('staff_id', '=', actor.id))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await record(trx, actor, { action: 'view deleted', about: String(id) }, at);
  return true;
}

export async function listViews(read: Kysely<Schema>, me: number): Promise<SavedView[]> {
  const rows = await read
    .selectFrom('saved_views')
    .selectAll()
    .where(({ eb, or }) => or([eb('staff_id', '=', me), eb('shared', '=', 1)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, staff_id, name, shared, filter }) => {
    const query = new URLSearchParams(filter);
    const view: InboxView = inboxViews.find((one) => one === query.get('view')) ?? 'all';
    return { id, name, view, filter: writeFilter(readFilter(query)), shared: shared === 1, own: staff_id === me };
  });
}
