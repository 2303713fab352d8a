import { type Kysely, sql } from 'kysely';
import { fullText, indexLater, withoutAccents } from './full-text.ts';
import { isPostgres } from './is-postgres.ts';
import { migrations } from './migrations/all.ts';
import type { Schema } from './schema.ts';

type DatabaseKind = 'sqlite' | 'postgres';

/** What differs between the databases in a table's definition. */
export type Words = {
  /** Column of a number that the database counts up, the table's key. */
  id: string;
  /** Column type that refers to such a number. */
  reference: string;
  /** Column type of a time in milliseconds. */
  instant: string;
  /** Ends a table definition: SQLite checks column types only in a `strict` table. */
  strict: string;
  /** Statements after which a column, which no index holds, may be null. */
  allowNull(table: string, column: string, type: string): string[];
  /** Statements that let nobody change or delete a table's rows, our own code included. */
  appendOnly(table: string): string[];
  /** Statements that keep an index of all words in columns of a table (full-text.ts). */
  fullText(table: string, columns: readonly string[]): string[];
  /** Statements after which such an index takes no notice of accents in any database. */
  withoutAccents(table: string, columns: readonly string[]): string[];
  /** Statements after which that index is filled when it is searched (full-text.ts). */
  indexLater(table: string, columns: readonly string[]): string[];
};

export type Migration = { name: string; statements(words: Words): string[] };

const words: Record<DatabaseKind, Words> = {
  sqlite: {
    id: 'integer primary key',
    reference: 'integer',
    fullText: fullText.sqlite,
    withoutAccents: withoutAccents.sqlite,
    indexLater: indexLater.sqlite,
    instant: 'integer',
    strict: ' strict',
    // SQLite cannot change a column. One that takes its place leaves the table, its ids and what refers to them alone.
    allowNull: (table, column, type) => [
      `alter table ${table} add column ${column}_or_null ${type}`,
      `update ${table} set ${column}_or_null = ${column}`,
      `alter table ${table} drop column ${column}`,
      `alter table ${table} rename column ${column}_or_null to ${column}`,
    ],
    appendOnly: (table) =>
      ['update', 'delete'].map(
        (change) =>
          `create trigger ${table}_no_${change} before ${change} on ${table}
           begin select raise(abort, '${table} is append-only'); end`,
      ),
  },
  postgres: {
    id: 'bigint generated always as identity primary key',
    reference: 'bigint',
    fullText: fullText.postgres,
    withoutAccents: withoutAccents.postgres,
    indexLater: indexLater.postgres,
    instant: 'bigint',
    strict: '',
    allowNull: (table, column) => [`alter table ${table} alter column ${column} drop not null`],
    appendOnly: (table) => [
      `create function refuse_${table}_change() returns trigger language plpgsql
       as $$ begin raise exception '${table} is append-only'; end $$`,
      `create trigger ${table}_append_only before update or delete or truncate on ${table}
       execute function refuse_${table}_change()`,
    ],
  },
};

/** Any number that nothing else in the database locks. */
const postgresLock = 7_305_301;

/**
 * Brings the tables up to date in one transaction. Two processes that open together run it one after the
 * other: SQLite's `begin immediate` or PostgreSQL's advisory lock holds the second. Throws when the database was made by
 * a newer version.
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const kind = isPostgres(database) ? 'postgres' : 'sqlite';
  await database.transaction().execute(async (trx) => {
    const execute = (statement: string) => sql.raw<{ name: string }>(statement).execute(trx);
    if (kind === 'postgres') await execute(`select pg_advisory_xact_lock(${postgresLock})`);
    await execute(
      `create table if not exists migrations (name text primary key, applied_at ${words[kind].instant} not null)${words[kind].strict}`,
    );
    const applied = new Set((await execute('select name from migrations')).rows.map(({ name }) => name));
    refuseUnknown(applied, migrations);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.statements(words[kind])) await execute(statement);
      await execute(`insert into migrations (name, applied_at) values ('${migration.name}', ${Date.now()})`);
    }
  });
}

function refuseUnknown(applied: Set<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length) {
    throw new Error(
      `The database was made by a newer version (${unknown.join(', ')}). Install that version, or restore a backup.`,
    );
  }
}
