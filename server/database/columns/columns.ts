export type Columns = {
  isPostgres: boolean;
  /** Primary key, counted up by the database. */
  id: string;
  reference: string;
  instant: string;
  /** Ends the definition. SQLite checks types only in a `strict` table. */
  strict: string;
  appendOnly(table: string): string[];
};

/** Statements for migration 0001. A table is changed by a new migration only (`migrations.ts`). */
export type Tables = (columns: Columns) => string[];

export const sqliteColumns: Columns = {
  isPostgres: false,
  id: 'integer primary key',
  reference: 'integer',
  instant: 'integer',
  strict: ' strict',
  appendOnly: (table) =>
    ['update', 'delete'].map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}
         begin select raise(abort, '${table} is append-only'); end`,
    ),
};

export const postgresColumns: Columns = {
  isPostgres: true,
  id: 'bigint generated always as identity primary key',
  reference: 'bigint',
  instant: 'bigint',
  strict: '',
  appendOnly: (table) => [
    `create function refuse_${table}_change() returns trigger language plpgsql
     as $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_append_only before update or delete or truncate on ${table}
     execute function refuse_${table}_change()`,
  ],
};
