import { sql } from 'kysely';
import type { Transaction } from '../../server/database/schema.ts';

export type Rows = Record<string, Record<string, unknown>[]>;

/** A running server still needs them: migrations made, keys of cookies and links. */
const kept = new Set(['kysely_migration', 'kysely_migration_lock', 'secrets']);

async function schemaOf(trx: Transaction) {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null`.execute(trx);
  return {
    // A search index's tables follow the tables that it indexes.
    tables: rows.filter(({ type, name }) => type === 'table' && !kept.has(name) && !name.includes('_search')),
    guards: rows.filter(({ type, name }) => type === 'trigger' && /_no_(update|delete)$/.test(name)),
  };
}

export async function readRows(trx: Transaction): Promise<Rows> {
  const { tables } = await schemaOf(trx);
  const found: Rows = {};
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(trx);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

/**
 * Deletes queued jobs.
 * @returns whether one is in progress
 */
export async function dropMails(trx: Transaction): Promise<boolean> {
  await trx.deleteFrom('jobs').where('leased_until', 'is', null).execute();
  const underWay = trx.selectFrom('jobs').select('id').where('sent_at', 'is', null).where('failed_at', 'is', null);
  return (await underWay.executeTakeFirst()) !== undefined;
}

/** Also in append-only tables. */
export async function resetRows(trx: Transaction, first: Rows): Promise<void> {
  const { tables, guards } = await schemaOf(trx);
  await sql`pragma defer_foreign_keys = on`.execute(trx);
  for (const { name } of guards) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
  for (const [name, rows] of Object.entries(first))
    await trx
      .insertInto(name as 'audit')
      .values(rows as never)
      .execute();
  for (const guard of guards) await sql.raw(guard.sql).execute(trx);
}
