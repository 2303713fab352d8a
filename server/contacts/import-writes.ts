import type { ImportPlan } from '../../shared/staff/import.ts';
import type { ImportCounts } from '../../shared/staff/import-fields.ts';
import { type Actor, record } from '../database/audit.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { isOver, type ValidRow } from './import-rules.ts';
import { createContactKeeper } from './save-contact.ts';
import type { ImportRow } from './tables.ts';

export type ImportAct = { actor: Actor; key: string; at: number };

/** Repeating it with the same plan changes nothing. */
export async function beginImport(
  trx: Transaction,
  { actor, key, at, plan }: ImportAct & { plan: ImportPlan },
): Promise<'begun' | 'conflict'> {
  const { fileName, rows, batches, newsletter } = plan;
  const declared = {
    file_name: fileName,
    row_count: rows,
    batch_count: batches,
    newsletter: newsletter ? 1 : 0,
  } as const;
  const known = await lockedImport(trx, key);
  if (known) {
    const names = Object.keys(declared) as (keyof typeof declared)[];
    return names.every((name) => known[name] === declared[name]) ? 'begun' : 'conflict';
  }
  const row = {
    key,
    ...declared,
    staff_id: actor.id,
    who: actor.email,
    started_at: at,
    finished_at: null,
    undone_at: null,
  };
  const begun = await trx
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another process has just begun the same import; a retry finds it.
  if (!begun) throw new DatabaseUnavailable('the same import is being begun', 1);
  await record(trx, actor, { action: 'import begun', about: `import ${begun.id}`, detail: `${rows} rows` }, at);
  return 'begun';
}

/** `conflict`: saved before with other rows, or not in the plan. */
export type BatchOutcome = ImportCounts | 'unknown' | 'conflict' | 'over';

/** Repeated, it returns the same answer; the last missing batch finishes the import. */
export async function saveBatch(
  trx: Transaction,
  { rows, number, hash, ...act }: ImportAct & { rows: readonly ValidRow[]; number: number; hash: string },
): Promise<BatchOutcome> {
  const own = await lockedImport(trx, act.key);
  if (!own) return 'unknown';
  const batches = await trx.selectFrom('import_batches').selectAll().where('import_id', '=', own.id).execute();
  const earlier = batches.find((batch) => batch.number === number);
  if (earlier) return earlier.content_hash === hash ? countsOf([earlier]) : 'conflict';
  if (isOver(own, act.at)) return 'over';
  if (number < 0 || number >= own.batch_count || !fits(own, batches, rows.length)) return 'conflict';
  const keep = await createContactKeeper(trx, own, rows, act.at);
  const counts = { added: 0, updated: 0, skipped: 0 };
  for (const row of rows) counts[await keep(row)] += 1;
  await trx
    .insertInto('import_batches')
    .values({ import_id: own.id, number, content_hash: hash, ...counts })
    .execute();
  if (batches.length + 1 === own.batch_count) await finish(trx, own, countsOf([...batches, counts]), act);
  return counts;
}

/** Whether enough rows remain for the missing batches. */
function fits({ row_count, batch_count }: ImportRow, batches: readonly ImportCounts[], rows: number): boolean {
  const { added, updated, skipped } = countsOf(batches);
  const missing = row_count - added - updated - skipped - rows;
  const batchesMissing = batch_count - batches.length - 1;
  return batchesMissing === 0 ? missing === 0 : missing >= batchesMissing;
}

async function finish(trx: Transaction, own: ImportRow, counts: ImportCounts, { actor, at }: ImportAct) {
  await trx.updateTable('imports').set({ finished_at: at }).where('id', '=', own.id).execute();
  const { added, updated, skipped } = counts;
  const detail = `${added} added, ${updated} updated, ${skipped} skipped`;
  await record(trx, actor, { action: 'import finished', about: `import ${own.id}`, detail }, at);
}

const sum = (batches: readonly ImportCounts[], what: keyof ImportCounts) =>
  batches.reduce((total, batch) => total + batch[what], 0);

export const countsOf = (batches: readonly ImportCounts[]): ImportCounts => ({
  added: sum(batches, 'added'),
  updated: sum(batches, 'updated'),
  skipped: sum(batches, 'skipped'),
});

/** Locked until the commit, so that batches and undo run in sequence. */
export function lockedImport(trx: Transaction, key: string): Promise<ImportRow | undefined> {
  const own = trx.selectFrom('imports').selectAll().where('key', '=', key);
  return (isPostgres(trx) ? own.forUpdate() : own).executeTakeFirst();
}
