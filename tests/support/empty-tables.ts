import { sql } from 'kysely';
import { unit } from '../../server/database/unit.ts';

/** What a running server goes on needing: which migrations were made, and what its cookies and links are signed with. */
const kept = new Set(['migrations', 'secrets']);

/** Deletes every row of a SQLite database, of the append-only tables too. */
export const emptyTables = unit(import.meta.url, 'emptyTables', async ({ query }, _: undefined): Promise<void> => {
  const entries = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null`.execute(query);
  const guards = entries.rows.filter(({ type, name }) => type === 'trigger' && /_no_(update|delete)$/.test(name));
  // The tables of a search index follow the table whose words they hold.
  const tables = entries.rows.filter(
    ({ type, name }) => type === 'table' && !kept.has(name) && !name.includes('_search'),
  );
  await sql`pragma defer_foreign_keys = on`.execute(query);
  for (const { name } of guards) await sql`drop trigger ${sql.ref(name)}`.execute(query);
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(query);
  for (const guard of guards) await sql.raw(guard.sql).execute(query);
});
