import { sql } from 'kysely';
import { type Searched, searchedColumns } from './full-text.ts';
import { isPostgres } from './is-postgres.ts';
import type { Transaction } from './schema.ts';

/**
 * Changes the text of a row that is searched, in the index, too: PostgreSQL does so by itself; SQLite's index takes a row's
 * words out only while the row still holds them.
 */
export async function changeSearched(
  trx: Transaction,
  table: Searched,
  id: number,
  change: Partial<Record<(typeof searchedColumns)[Searched][number], string>>,
): Promise<void> {
  const update = () => trx.updateTable(table).set(change).where('id', '=', id).execute();
  const index = sql.raw(`${table}_search`);
  const isIndexed =
    !isPostgres(trx) &&
    (await sql`select 1 from ${sql.raw(`${table}_search_docsize`)} where id = ${id}`.execute(trx)).rows.length > 0;
  // What a search has not indexed yet enters the index as it will be then.
  if (!isIndexed) {
    await update();
    return;
  }
  const columns = sql.raw(searchedColumns[table].join(', '));
  const row = sql`${columns} from ${sql.raw(table)} where id = ${id}`;
  await sql`insert into ${index} (${index}, rowid, ${columns}) select 'delete', id, ${row}`.execute(trx);
  await update();
  await sql`insert into ${index} (rowid, ${columns}) select id, ${row}`.execute(trx);
}
