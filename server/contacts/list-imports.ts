import type { Kysely } from 'kysely';
import type { ImportItem } from '../../shared/staff/import-fields.ts';
import type { Schema } from '../database/schema.ts';
import { undoWindow } from './import-rules.ts';
import { countsOf } from './import-writes.ts';

const mostListed = 50;

/** Newest first. */
export async function listImports(read: Kysely<Schema>, key?: string): Promise<ImportItem[]> {
  const newest = read.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(mostListed);
  const imports = await (key === undefined ? newest : newest.where('key', '=', key)).execute();
  if (imports.length === 0) return [];
  const ids = imports.map(({ id }) => id);
  const batches = await read.selectFrom('import_batches').selectAll().where('import_id', 'in', ids).execute();
  const left = await halfUndone(
    read,
    imports.flatMap(({ id, undone_at }) => (undone_at === null ? [] : [id])),
  );
  const byImport = Map.groupBy(batches, ({ import_id }) => import_id);
  return imports.map((row) => {
    const own = byImport.get(row.id) ?? [];
    return {
      key: row.key,
      number: row.id,
      fileName: row.file_name,
      by: row.who,
      rows: row.row_count,
      batches: row.batch_count,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      undoneAt: row.undone_at,
      undoLeft: left.has(row.id),
      undoUntil: row.started_at + undoWindow,
      kept: own.map(({ number }) => number).sort((one, other) => one - other),
      ...countsOf(own),
    };
  });
}

async function halfUndone(read: Kysely<Schema>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const [changes, added, consents] = await Promise.all([
    read.selectFrom('contact_changes').select('import_id').where('import_id', 'in', ids).distinct().execute(),
    read
      .selectFrom('contacts')
      .select('import_id')
      .where('import_id', 'in', ids)
      .whereRef('changed_by', '=', 'import_id')
      .distinct()
      .execute(),
    read.selectFrom('consents').select('import_id').where('import_id', 'in', ids).distinct().execute(),
  ]);
  return new Set([...changes, ...added, ...consents].flatMap(({ import_id }) => import_id ?? []));
}
