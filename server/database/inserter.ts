import type { Connection, Result } from './connection.ts';
import type { DatabaseKind } from './dialect.ts';
import type { Schema } from './schema.ts';

/** Inserts a whole row; with `ignore` a row that a unique column refuses changes nothing instead of throwing. */
export type Insert = <T extends keyof Schema & string>(
  table: T,
  row: Schema[T],
  conflict?: 'ignore',
) => Result | Promise<Result>;

/** One statement a table and row shape, written once: inserts are most of what a lead costs. */
export function createInserter(kind: DatabaseKind, connection: Connection): Insert {
  const statements = new Map<string, string>();

  return (table, row, conflict) => {
    const columns = Object.keys(row);
    const key = `${table} ${conflict ?? ''} ${columns.join()}`;
    let sql = statements.get(key);
    if (sql === undefined) {
      const places = columns.map((_, index) => (kind === 'sqlite' ? '?' : `$${index + 1}`));
      sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`;
      if (conflict) sql += ' on conflict do nothing';
      statements.set(key, sql);
    }
    return connection.execute(sql, Object.values(row));
  };
}
