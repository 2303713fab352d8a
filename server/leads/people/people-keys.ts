import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PeopleFilter } from '../../../shared/staff/people.ts';
import type { Schema } from '../../database/schema.ts';

/** Accents do not count. SQLite's `lower` handles ASCII only; other letters match any character, so "ж" finds "Ж". */
const pattern = (word: string) =>
  `%${word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/[\\%]/g, '')}%`;

const wordsOf = (typed: string): string[] =>
  (typed.match(/[\p{L}\p{N}@._+'’-]+/gu) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, 8);

/** The words typed, or a phone in any spelling, with an extension or without. */
function holds(typed: string): RawBuilder<SqlBool> {
  const number = typed.replace(/\b(?:x|ext\.?|extension)\s*\d+\s*$/i, '');
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  const isNumber = digits.length >= 7 && !/\p{L}/u.test(number);
  const words = wordsOf(typed).map((word) => sql`words like ${pattern(word)}`);
  const all = words.length ? sql.join(words, sql` and `) : sql`1 = 0`;
  return isNumber ? sql<SqlBool>`((${all}) or phones like ${`%${digits}%`})` : sql<SqlBool>`(${all})`;
}

const marked = (mark: string) => sql<SqlBool>`marks like ${`% ${mark.replace(/[^a-z0-9:]/g, '')} %`}`;

function ownedBy(owner: string, me: number): RawBuilder<SqlBool> {
  if (owner === 'me') return marked(`owner:${me}`);
  if (owner === 'nobody') return marked('owner:0');
  return sql<SqlBool>`marks like '% owner:' || (select id from staff where email = ${owner}) || ' %'`;
}

const narrowed = ({ q, source, state, owner, newsletter }: PeopleFilter, me: number): RawBuilder<SqlBool>[] => [
  ...(q ? [holds(q)] : []),
  ...(source ? [marked(source)] : []),
  ...(state ? [marked(`state:${state}`)] : []),
  ...(owner ? [ownedBy(owner, me)] : []),
  ...(newsletter === 'subscribed' ? [marked('subscribed')] : []),
];

/** The keys of those whom the filter leaves, who came in last first. @param me for `owner: me` */
export async function peopleKeys(
  read: Kysely<Schema>,
  filter: PeopleFilter,
  { me, limit, offset }: { me: number; limit?: number; offset?: number },
): Promise<string[]> {
  const conditions = narrowed(filter, me);
  const rows = await read
    .selectFrom('known_people')
    .select('person')
    .$if(conditions.length > 0, (people) => people.where(sql.join<SqlBool>(conditions, sql` and `)))
    .orderBy('last_at', 'desc')
    .orderBy('person')
    .$if(limit !== undefined, (people) => people.limit(limit ?? 0).offset(offset ?? 0))
    .execute();
  return rows.map(({ person }) => person);
}

/** The keys of who named a company, in any case. */
export async function keysOfCompany(read: Kysely<Schema>, company: string, limit: number): Promise<string[]> {
  const isIt = sql`lower(company) = lower(${company})`;
  const rows = await read
    .selectFrom('known_people')
    .select('person')
    .where(
      'person',
      'in',
      sql<string>`(select lower(email) from leads where ${isIt} and state not in ('spam', 'quarantine')
        union select lower(email) from conversations where ${isIt} and suspicion is null
        union select coalesce(email, phone_key) from contacts where ${isIt})`,
    )
    .orderBy('last_at', 'desc')
    .orderBy('person')
    .limit(limit)
    .execute();
  return rows.map(({ person }) => person);
}
