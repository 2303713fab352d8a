import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../database/postgres.ts';
import type { Schema } from '../../database/schema.ts';
import { postgresText } from '../tables.ts';

/** Up to this many matches are passed as ids: PostgreSQL's planner may misjudge a rare word and scan every row. */
const rare = 2000;

/** Matches word prefixes in any order; undefined if nothing searchable was typed. Throws `DatabaseUnavailable`. */
export async function holdsWords(read: Kysely<Schema>, typed: string): Promise<RawBuilder<SqlBool> | undefined> {
  const words =
    typed
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return undefined;
  if (!isPostgres(read)) {
    const query = words.map((word) => `"${word}"*`).join(' ');
    return sql<SqlBool>`leads.id in (select rowid from leads_search where leads_search match ${query})`;
  }
  // Quoted, so that no word is parsed as tsquery syntax.
  const query = sql.join(
    words.map((word) => sql`'''' || searched_text(${word}) || ''':*'`),
    sql` || ' & ' || `,
  );
  const holds = sql<SqlBool>`${sql.raw(postgresText)} @@ to_tsquery('simple', ${query})`;
  const found = await read
    .selectFrom('leads')
    .select('id')
    .where(holds)
    .limit(rare + 1)
    .execute();
  if (found.length > rare) return holds;
  return sql<SqlBool>`${sql.raw(`leads.id in (${found.map(({ id }) => Number(id)).join(', ') || 'null'})`)}`;
}
