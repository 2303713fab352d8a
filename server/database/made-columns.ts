import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './postgres.ts';

/** Search indexes are tables in SQLite alone. */
const isOwn = (column: string): boolean => !/^(?:\w+_search|sqlite_|kysely_)/.test(column);

/** `leads.email`, for every column of the database. */
export async function columnsOf(database: Kysely<unknown>): Promise<Set<string>> {
  const asked = isPostgres(database)
    ? sql<{ name: string }>`select table_name || '.' || column_name as name
        from information_schema.columns where table_schema = current_schema()`
    : sql<{ name: string }>`select tables.name || '.' || columns.name as name
        from sqlite_master as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`;
  const { rows } = await asked.execute(database);
  return new Set(rows.map(({ name }) => name).filter(isOwn));
}

/** Those that the migrations make, in the order of the tables. */
export async function madeColumns(migrations: Record<string, Migration>): Promise<Set<string>> {
  const database = new Kysely<unknown>({ dialect: inMemory() });
  for (const name of Object.keys(migrations).toSorted()) await migrations[name]?.up(database);
  return columnsOf(database).finally(() => database.destroy());
}

function inMemory(): SqliteDialect {
  const database = new DatabaseSync(':memory:');
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  return new SqliteDialect({ database: { prepare, close: () => database.close() } });
}
