/** What differs between the databases in the definition of a table. */
export type Columns = {
  isPostgres: boolean;
  /** Column of a number that the database counts up, the table's key. */
  id: string;
  /** Column type that refers to such a number. */
  reference: string;
  /** Column type of a time in milliseconds. */
  instant: string;
  /** Ends the definition: SQLite checks column types only in a `strict` table. */
  strict: string;
  /** Statements that let nobody change or delete a table's rows, our own code included. */
  appendOnly(table: string): string[];
};

/**
 * The statements that make the tables of a subject, for migration 0001. From the first release on they stay as they are: a
 * table that was released is changed by a new migration.
 */
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
