import type { Insertable, SelectType } from 'kysely';
import type { Connection } from './connection.ts';
import type { DatabaseKind } from './dialect.ts';
import type { Schema } from './schema.ts';

/** The tables whose key is called `id`. */
type Keyed = { [T in keyof Schema]: Schema[T] extends { id: unknown } ? T : never }[keyof Schema] & string;

type Id<T extends Keyed> = Schema[T] extends { id: infer I } ? SelectType<I> : never;

/**
 * Inserts a row and gives its id. With `ignore`, a row that a unique column refuses gives undefined
 * instead of throwing.
 */
export type Insert = <T extends Keyed>(
  table: T,
  row: Insertable<Schema[T]>,
  conflict?: 'ignore',
) => Promise<Id<T> | undefined>;

/** One statement a table and row shape, written once: inserts are most of what a lead costs. */
export function createInserter(kind: DatabaseKind, connection: Connection): Insert {
  const statements = new Map<string, { columns: string[]; conflict: 'ignore' | undefined; sql: string }[]>();

  function statementFor(table: string, columns: string[], conflict?: 'ignore'): string {
    const ofTable = statements.get(table) ?? [];
    const known = ofTable.find((other) => other.conflict === conflict && sameColumns(other.columns, columns));
    if (known) return known.sql;
    const places = columns.map((_, index) => (kind === 'sqlite' ? '?' : `$${index + 1}`));
    const ignore = conflict ? ' on conflict do nothing' : '';
    // SQLite tells the new row's number by itself, and `returning` costs it a third of the insert.
    const id = kind === 'sqlite' ? '' : ' returning id';
    const sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})${ignore}${id}`;
    statements.set(table, [...ofTable, { columns, conflict, sql }]);
    return sql;
  }

  return async <T extends Keyed>(table: T, row: Insertable<Schema[T]>, conflict?: 'ignore') => {
    const columns = Object.keys(row);
    const { rows, changes, lastId } = await connection.execute(
      statementFor(table, columns, conflict),
      Object.values(row),
    );
    if (changes === 0) return undefined;
    return ('id' in row ? row.id : (rows[0]?.id ?? lastId)) as Id<T>;
  };
}

function sameColumns(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((column, place) => column === other[place]);
}
