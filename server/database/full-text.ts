import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Transaction } from './schema.ts';

/** The columns of a row in one text, for PostgreSQL. */
const joined = (table: string, columns: readonly string[]) =>
  columns.map((column) => `coalesce(${table}.${column}, '')`).join(` || ' ' || `);

/** The text of a row that PostgreSQL searches; in the same words in the index and in the query. */
const postgresText = (table: string, columns: readonly string[]) =>
  `to_tsvector('simple', searched_text(${joined(table, columns)}))`;

/** Which columns of a table are searched. */
export const searchedColumns = {
  leads: ['reference', 'name', 'email', 'phone', 'company', 'message'],
} as const;

/**
 * Statements that keep an index of all words in columns of a table, whose texts are changed by `changeSearched` alone. Since
 * `indexLater`, SQLite's is filled before a search.
 */
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
    // Addresses and references are found by their parts.
    `create index ${table}_search on ${table} using gin
     ((to_tsvector('simple', regexp_replace(${joined(table, columns)}, '[^[:alnum:]]+', ' ', 'g'))))`,
  ],
};

/**
 * Statements after which PostgreSQL takes no notice of accents either, nor of the locale, by which it may take no letter
 * beyond ASCII for one. Text of ASCII alone, which has fewer bytes to look at, is nearly all of it. Of an encoding other
 * than UTF-8, whose letters it cannot take apart, all stays as it was.
 */
export const withoutAccents: Record<DatabaseKind, (table: string, columns: readonly string[]) => string[]> = {
  sqlite: () => [],
  postgres: (table, columns) => [
    String.raw`do $choose$ begin
      if getdatabaseencoding() = 'UTF8' then
        create function searched_text(text) returns text language sql immutable strict parallel safe as $$
          select case
            when octet_length($1) = char_length($1) then regexp_replace($1, '[^[:alnum:]]+', ' ', 'g')
            else regexp_replace(
              normalize(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]+', '', 'g'), NFC),
              '[^[:alnum:]\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffdc]+', ' ', 'g')
          end $$;
      else
        create function searched_text(text) returns text language sql immutable strict parallel safe as $$
          select regexp_replace($1, '[^[:alnum:]]+', ' ', 'g') $$;
      end if;
    end $choose$`,
    `drop index ${table}_search`,
    `create index ${table}_search on ${table} using gin ((${postgresText(table, columns)}))`,
  ],
};

/**
 * Statements after which an insert no longer updates SQLite's index, which took three times as long as the row itself. A
 * delete still updates it in the same statement. PostgreSQL postpones this work by itself (`fastupdate`).
 */
export const indexLater: Record<DatabaseKind, (table: string, columns: readonly string[]) => string[]> = {
  sqlite: (table, columns) => {
    const index = `${table}_search`;
    return [
      `drop trigger ${index}_insert`,
      `drop trigger ${index}_delete`,
      // Of a row that the index does not hold, `delete` would take others' words out of it.
      `create trigger ${index}_delete after delete on ${table}
       when exists (select 1 from ${index}_docsize where id = old.id)
       begin insert into ${index} (${index}, rowid, ${columns.join(', ')})
       values ('delete', old.id, ${columns.map((column) => `old.${column}`).join(', ')}); end`,
    ];
  },
  postgres: () => [],
};

/** Rows in one transaction: few, because visitors' writes wait for it (5 to 10 ms). */
const pageSize = 1000;

export type Searched = keyof typeof searchedColumns;

/** Ids only grow, so the index lacks exactly the rows after its last one. */
const lastIndexed = (table: Searched) => sql.raw(`(select coalesce(max(id), 0) from ${table}_search_docsize)`);

/** Adds the oldest rows that SQLite's index lacks. */
export async function indexPage(trx: Transaction, table: Searched): Promise<void> {
  const columns = sql.raw(searchedColumns[table].join(', '));
  await sql`insert into ${sql.raw(`${table}_search`)} (rowid, ${columns})
    select id, ${columns} from ${sql.raw(table)} where id > ${lastIndexed(table)} order by id limit ${pageSize}`.execute(
    trx,
  );
}

/** Brings SQLite's index up to date with what is committed. */
async function catchUp({ read, transaction }: Searching, table: Searched): Promise<void> {
  const next = read
    .selectFrom(table)
    .select('id')
    .where('id', '>', sql<number>`${lastIndexed(table)}`)
    .limit(1);
  while (await next.executeTakeFirst()) await transaction().execute((trx) => indexPage(trx, table));
}

type DatabaseKind = 'sqlite' | 'postgres';
type Searching = Pick<Database, 'kind' | 'read' | 'transaction'>;

/** Up to so many matches PostgreSQL gets their ids: from the words alone its planner may take a rare word for a frequent one and read every row. */
const rare = 2000;

/**
 * The condition that a row of a table holds words that begin like those typed, in any order; undefined when nothing to
 * search for was typed.
 */
export async function searched(
  database: Searching,
  table: Searched,
  typed: string,
): Promise<RawBuilder<SqlBool> | undefined> {
  const words =
    typed
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return undefined;
  const { kind, read } = database;
  if (kind === 'sqlite') {
    await catchUp(database, table);
    const query = words.map((word) => `"${word}"*`).join(' ');
    const index = sql.raw(`${table}_search`);
    return sql<SqlBool>`${sql.raw(`${table}.id`)} in (select rowid from ${index} where ${index} match ${query})`;
  }
  // In quotes: what a word has that no index holds is then no part of the query's own grammar.
  const query = sql.join(
    words.map((word) => sql`'''' || searched_text(${word}) || ''':*'`),
    sql` || ' & ' || `,
  );
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
