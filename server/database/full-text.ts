import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseKind } from './dialect.ts';
import type { Schema } from './schema.ts';

/** The text of a row that PostgreSQL searches; in the same words in the index and in the query. */
const postgresText = (table: string, columns: readonly string[]) => {
  const text = columns.map((column) => `coalesce(${table}.${column}, '')`).join(` || ' ' || `);
  // Addresses and references are found by their parts.
  return `to_tsvector('simple', regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'))`;
};

/** Which columns of a table are searched. */
const searchedColumns = {
  leads: ['reference', 'name', 'email', 'phone', 'company', 'message'],
} as const;

/** Statements that keep an index of all words in columns of a table, whose texts are never changed after the insert. */
export const fullText: Record<DatabaseKind, (table: string, columns: readonly string[]) => string[]> = {
  sqlite: (table, columns) => {
    const index = `${table}_search`;
    const list = columns.join(', ');
    const values = (row: 'new' | 'old') => columns.map((column) => `${row}.${column}`).join(', ');
    return [
      `create virtual table ${index} using fts5(${list}, content='${table}', content_rowid='id', tokenize='unicode61 remove_diacritics 2')`,
      // What is deleted is overwritten here too.
      `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
      `create trigger ${index}_insert after insert on ${table}
       begin insert into ${index} (rowid, ${list}) values (new.id, ${values('new')}); end`,
      `create trigger ${index}_delete after delete on ${table}
       begin insert into ${index} (${index}, rowid, ${list}) values ('delete', old.id, ${values('old')}); end`,
      `insert into ${index} (${index}) values ('rebuild')`,
    ];
  },
  postgres: (table, columns) => [
    `create index ${table}_search on ${table} using gin ((${postgresText(table, columns)}))`,
  ],
};

/** Of so many finds PostgreSQL is told which they are; it would take a rare word for a frequent one, and read everything. */
const rare = 2000;

/**
 * The condition that a row of a table holds words that begin like those typed, in any order; undefined when nothing to
 * search for was typed.
 */
export async function searched(
  { kind, read }: { kind: DatabaseKind; read: Kysely<Schema> },
  table: 'leads',
  typed: string,
): Promise<RawBuilder<SqlBool> | undefined> {
  const words =
    typed
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return undefined;
  if (kind === 'sqlite') {
    const query = words.map((word) => `"${word}"*`).join(' ');
    const index = sql.raw(`${table}_search`);
    return sql<SqlBool>`${sql.raw(`${table}.id`)} in (select rowid from ${index} where ${index} match ${query})`;
  }
  const query = words.map((word) => `${word}:*`).join(' & ');
  const holds = sql<SqlBool>`${sql.raw(postgresText(table, searchedColumns[table]))} @@ to_tsquery('simple', ${query})`;
  const found = await read
    .selectFrom(table)
    .select('id')
    .where(holds)
    .limit(rare + 1)
    .execute();
  if (found.length > rare) return holds;
  return sql<SqlBool>`${sql.raw(`${table}.id in (${found.map(({ id }) => Number(id)).join(', ') || 'null'})`)}`;
}
