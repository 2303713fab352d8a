import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { phoneDigits, sameNumbers } from '../../database/columns/phone-digits.ts';
import { isPostgres } from '../../database/postgres.ts';
import type { Schema } from '../../database/schema.ts';
import { isWritten, postgresEventText, postgresText } from '../tables.ts';

/**
 * Up to this many matches are passed as ids: PostgreSQL's planner may take a rare word for a common one and scan every
 * row, and it would look for the words of a common one twice.
 */
const mostIds = 100_000;

/** Nearly every lead has a word that begins with a given letter; reading them all would block the server. */
const isWhole = (word: string) => /^[a-z\d]$/i.test(word);

/**
 * Matches leads by word prefixes in any order (a single letter by a whole word), each in the lead, in a note or reply,
 * or in its owner's address or name; by a phone number in any spelling, or by a reference without its hyphen. Signs
 * without a word match nothing; undefined if nothing was typed. Throws `DatabaseUnavailable`.
 */
export async function holdsWords(read: Kysely<Schema>, typed: string): Promise<RawBuilder<SqlBool> | undefined> {
  if (typed.trim() === '') return undefined;
  const words =
    typed
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return sql<SqlBool>`1 = 0`;
  const each = sql.join(words.map(isPostgres(read) ? inPostgres : inSqlite), sql` and `);
  const other = numberIn(typed) ?? referenceIn(typed);
  const holds = other
    ? sql<SqlBool>`leads.id in (select leads.id from leads where ${each} union select leads.id from leads where ${other})`
    : sql<SqlBool>`${each}`;
  if (!isPostgres(read)) return holds;
  const found = await read
    .selectFrom('leads')
    .select('id')
    .where(holds)
    .limit(mostIds + 1)
    .execute();
  if (found.length > mostIds) return holds;
  const ids = `{${found.map(({ id }) => id).join()}}`;
  return sql<SqlBool>`leads.id = any(${ids}::bigint[])`;
}

/** A word has no `%` and no `_`. */
const owned = (word: string) =>
  sql`select leads.id from leads where leads.owner_id in (
    select staff.id from staff where lower(staff.email) like ${`${word.toLowerCase()}%`}
      or lower(' ' || staff.name) like ${`% ${word.toLowerCase()}%`})`;

// A union, so that each part is found by its own index.

function inSqlite(word: string): RawBuilder<SqlBool> {
  const query = `"${word}"${isWhole(word) ? '' : '*'}`;
  return sql<SqlBool>`leads.id in (
    select rowid from leads_search where leads_search match ${query}
    union select lead_id from lead_events
      where lead_events.id in (select rowid from lead_events_search where lead_events_search match ${query})
    union ${owned(word)})`;
}

function inPostgres(word: string): RawBuilder<SqlBool> {
  // Quoted, so that nothing in a word is parsed as tsquery syntax.
  const query = sql`to_tsquery('simple', '''' || searched_text(${word}) || ${isWhole(word) ? `'` : `':*`})`;
  return sql<SqlBool>`leads.id in (
    select leads.id from leads where ${sql.raw(postgresText)} @@ ${query}
    union select lead_id from lead_events
      where ${sql.raw(isWritten)} and ${sql.raw(postgresEventText)} @@ ${query}
    union ${owned(word)})`;
}

/** A reference without its hyphen. */
function referenceIn(typed: string): RawBuilder<SqlBool> | undefined {
  const [, first, last] = /^(\w{3})(\w{3})$/.exec(typed.trim().toUpperCase()) ?? [];
  return first === undefined ? undefined : sql<SqlBool>`leads.reference = ${`${first}-${last}`}`;
}

/** Seven digits or more and no letters: a caller's number, with or without country and area code. */
function numberIn(typed: string): RawBuilder<SqlBool> | undefined {
  const digits = typed.replace(/\D/g, '');
  if (/\p{L}/u.test(typed) || digits.length < 7) return undefined;
  const stored = sql.raw(phoneDigits('leads.phone'));
  const numbers = sameNumbers(digits);
  // An extension follows the number.
  if (numbers.length > 0)
    return sql<SqlBool>`(${sql.join(
      numbers.map((number) => sql`${stored} like ${`${number}%`}`),
      sql` or `,
    )})`;
  return sql<SqlBool>`${stored} like ${`%${digits}`}`;
}
