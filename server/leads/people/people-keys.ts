import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PeopleFilter, PeopleSource } from '../../../shared/staff/people.ts';
import { phoneDigits } from '../../database/columns/phone-digits.ts';
import type { Schema } from '../../database/schema.ts';

/** What a source knows of its people: key, name, email, phone, company and when. */
type Source = {
  rows: RawBuilder<unknown>;
  /** Columns that a search looks into. */
  searched: readonly string[];
  phone?: string;
};

const isRequest = `leads.state not in ('spam', 'quarantine')`;

const sources: Record<PeopleSource, Source> = {
  request: {
    rows: sql.raw(`select lower(leads.email) as person, received_at as at from leads where ${isRequest}`),
    searched: ['leads.name', 'leads.email', 'leads.company'],
    phone: 'leads.phone',
  },
  chat: {
    rows: sql.raw('select lower(email) as person, last_at as at from conversations where suspicion is null'),
    searched: ['name', 'email', 'company'],
    phone: 'phone',
  },
  import: {
    // Without an email by the phone's key, which has the name in it.
    rows: sql.raw('select coalesce(email, phone_key) as person, changed_at as at from contacts where true'),
    searched: ['name', 'email', 'company'],
    phone: 'phone',
  },
  newsletter: {
    rows: sql.raw(
      'select email as person, coalesce(confirmed_at, created_at) as at from subscribers where confirmed_at is not null',
    ),
    searched: ['email'],
  },
};

const all = Object.keys(sources) as PeopleSource[];

/** SQLite's `lower` handles ASCII only; other letters match any character, so "é" finds "É". */
const pattern = (word: string) =>
  `%${word
    .toLowerCase()
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/[\\%]/g, '')}%`;

const wordsOf = (typed: string): string[] =>
  (typed.match(/[\p{L}\p{N}@._+'’-]+/gu) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, 8);

function holds({ searched, phone }: Source, typed: string): RawBuilder<SqlBool> {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  const number =
    phone && digits.length >= 7 && !/\p{L}/u.test(typed)
      ? sql<SqlBool>`${sql.raw(phoneDigits(phone))} like ${`%${digits}%`}`
      : sql<SqlBool>`1 = 0`;
  const text = sql.raw(`lower(${searched.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`);
  const words = wordsOf(typed);
  const each = words.length
    ? sql.join(
        words.map((word) => sql`${text} like ${pattern(word)}`),
        sql` and `,
      )
    : sql`1 = 0`;
  return sql<SqlBool>`((${each}) or ${number})`;
}

/** The keys of those whom the filter leaves, who came in last first. @param me for `owner: me` */
export async function peopleKeys(
  read: Kysely<Schema>,
  filter: PeopleFilter,
  { me, limit, offset }: { me: number; limit?: number; offset?: number },
): Promise<string[]> {
  const from = filter.q
    ? all.map((name) => sql`${sources[name].rows} and ${holds(sources[name], filter.q ?? '')}`)
    : all.map((name) => sources[name].rows);
  const conditions = [sql`person is not null`, ...narrowed(filter, me)];
  const page = limit === undefined ? sql`` : sql`limit ${limit} offset ${offset ?? 0}`;
  const { rows } = await sql<{ person: string }>`select person from (${sql.join(from, sql` union all `)}) as known
    where ${sql.join(conditions, sql` and `)} group by person order by max(at) desc, person ${page}`.execute(read);
  return rows.map(({ person }) => person);
}

function narrowed({ source, state, owner, newsletter }: PeopleFilter, me: number): RawBuilder<unknown>[] {
  const within = (rows: RawBuilder<unknown>) => sql`person in (select person from (${rows}) as those)`;
  const requests = sources.request.rows;
  const name = all.find((one) => one === source);
  return [
    ...(name ? [within(sources[name].rows)] : []),
    ...(state ? [within(sql`${requests} and leads.state = ${state}`)] : []),
    ...(owner === 'me' ? [within(sql`${requests} and leads.owner_id = ${me}`)] : []),
    ...(owner === 'nobody' ? [within(sql`${requests} and leads.owner_id is null`)] : []),
    ...(owner && owner !== 'me' && owner !== 'nobody'
      ? [within(sql`${requests} and leads.owner_id in (select id from staff where email = ${owner})`)]
      : []),
    ...(newsletter === 'subscribed'
      ? [within(sql`${sources.newsletter.rows} and (unsubscribed_at is null or unsubscribed_at < confirmed_at)`)]
      : []),
  ];
}

/** The keys of who named a company, in any case. */
export async function keysOfCompany(read: Kysely<Schema>, company: string, limit: number): Promise<string[]> {
  const named = (['request', 'chat', 'import'] as const).map(
    (name) => sql`${sources[name].rows} and lower(company) = lower(${company})`,
  );
  const { rows } = await sql<{ person: string }>`select person from (${sql.join(named, sql` union all `)}) as known
    where person is not null group by person order by max(at) desc, person limit ${limit}`.execute(read);
  return rows.map(({ person }) => person);
}
