import { sql } from 'kysely';
import type { Transaction } from '../../server/database/commit-queue.ts';
import { type Unit, unit } from '../../server/database/unit.ts';

export type Rows = Record<string, Record<string, unknown>[]>;

/** What a running server goes on needing: which migrations were made, and what its cookies and links are signed with. */
const kept = new Set(['migrations', 'secrets']);

/** The tables of a SQLite database, and the triggers that let nobody change some of them. */
async function schemaOf({ query }: Transaction) {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null`.execute(query);
  return {
    // The tables of a search index follow the table whose words they hold.
    tables: rows.filter(({ type, name }) => type === 'table' && !kept.has(name) && !name.includes('_search')),
    guards: rows.filter(({ type, name }) => type === 'trigger' && /_no_(update|delete)$/.test(name)),
  };
}

/** Every row of a SQLite database, by table. */
export const readRows: Unit<undefined, Rows> = unit(import.meta.url, 'readRows', async (transaction) => {
  const { tables } = await schemaOf(transaction);
  const found: Rows = {};
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(transaction.query);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
});

/** Deletes the mails that wait. @returns whether one is under way */
export const dropMails = unit(import.meta.url, 'dropMails', async ({ query }, _: undefined): Promise<boolean> => {
  await query.deleteFrom('jobs').where('leased_until', 'is', null).execute();
  const underWay = query.selectFrom('jobs').select('id').where('sent_at', 'is', null).where('failed_at', 'is', null);
  return (await underWay.executeTakeFirst()) !== undefined;
});

/** Leaves these rows alone in a SQLite database, in its append-only tables too. */
export const resetRows: Unit<Rows, void> = unit(import.meta.url, 'resetRows', async (transaction, first) => {
  const { query } = transaction;
  const { tables, guards } = await schemaOf(transaction);
  await sql`pragma defer_foreign_keys = on`.execute(query);
  for (const { name } of guards) await sql`drop trigger ${sql.ref(name)}`.execute(query);
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(query);
  for (const [name, rows] of Object.entries(first))
    await query
      .insertInto(name as 'audit')
      .values(rows as never)
      .execute();
  for (const guard of guards) await sql.raw(guard.sql).execute(query);
});
