import type { Tables } from '../../database/columns/columns.ts';
import type { Instant } from '../../database/columns/instant.ts';
import { phoneDigits } from '../../database/columns/phone-digits.ts';
import { plainLetters } from '../../database/columns/plain-letters.ts';
import { subscribedNow } from '../../newsletter/tables.ts';

/** What the list of contacts searches and sorts: one row per person, kept up to date by triggers. */
export type KnownPersonTable = {
  /** The email in lower case; without one, the phone's key, which contains the name. */
  person: string;
  /** When something last came in. */
  last_at: Instant;
  /** Names, emails and companies, in lower case and without accents (other letters than Latin as they are). */
  words: string;
  /** The digits of all phones. */
  phones: string;
  /** Such as ` request state:new owner:3 import `, once for each row of the person. */
  marks: string;
};

const wordsOf = (...columns: string[]) =>
  `lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;

const phones = `coalesce(${phoneDigits('phone')}, '')`;

/** Newest rows of each source that count; with more, someone who sends thousands would slow later writes. */
export const most = 50;

/**
 * SQL: the person a row belongs to; null if held back or spam. The indexes and queries must use the same expression.
 * @param table with a dot, where a query reads several
 */
export const personOf = {
  leads: (table = '') => `(case when ${table}state not in ('spam', 'quarantine') then lower(${table}email) end)`,
  conversations: () => '(case when suspicion is null then lower(email) end)',
  contacts: () => '(coalesce(email, phone_key))',
};

/** They find the newest rows of a person without reading held-back requests and spam. */
const newestIndexes = [
  `create index if not exists leads_of_person on leads (${personOf.leads()}, id)`,
  `create index if not exists conversations_of_person on conversations (${personOf.conversations()}, last_at)`,
  `create index if not exists contacts_of_person on contacts (${personOf.contacts()}, changed_at)`,
];

/** The rows of a person. */
const partsOf = (key: string) => {
  const newest = (rows: string) => `select * from (${rows} limit ${most}) as newest`;
  return `
  ${newest(`select lower(email) as person, received_at as at, ${wordsOf('name', 'email', 'company')} as words, ${phones} as phones,
    ' request state:' || state || ' owner:' || coalesce(owner_id, 0) || ' ' as marks
  from leads where ${personOf.leads()} = ${key} order by id desc`)}
  union all
  ${newest(`select lower(email), last_at, ${wordsOf('name', 'email', 'company')}, ${phones}, ' chat '
  from conversations where ${personOf.conversations()} = ${key} order by last_at desc`)}
  union all
  ${newest(`select coalesce(email, phone_key), changed_at, ${wordsOf('name', 'email', 'company')}, ${phones}, ' import '
  from contacts where ${personOf.contacts()} = ${key} order by changed_at desc`)}
  union all
  select email, confirmed_at, ${wordsOf('email')}, '',
    case when ${subscribedNow} then ' newsletter subscribed ' else ' newsletter ' end
  from subscribers where email = ${key} and confirmed_at is not null`;
};

/** For each source: the key of a row's person, and the columns whose change updates that person. */
const sources = {
  leads: {
    key: (row: string) => `lower(${row}.email)`,
    columns: 'received_at, name, email, phone, company, state, owner_id',
  },
  conversations: {
    key: (row: string) => `lower(${row}.email)`,
    columns: 'last_at, name, email, phone, company, suspicion',
  },
  contacts: {
    key: (row: string) => `coalesce(${row}.email, ${row}.phone_key)`,
    columns: 'changed_at, name, email, phone, phone_key, company',
  },
  subscribers: { key: (row: string) => `${row}.email`, columns: 'confirmed_at, unsubscribed_at, email' },
};

export const peopleTables: Tables = ({ isPostgres, instant, strict }) => [
  `create table known_people (
    person text primary key,
    last_at ${instant} not null,
    words text not null,
    phones text not null,
    marks text not null
  )${strict}`,
  'create index known_people_by_time on known_people (last_at desc, person)',
  ...newestIndexes,
  ...(isPostgres ? postgresTriggers : sqliteTriggers),
];

/** For a database whose triggers are older. Only in the newest migration: before it, what they name may be missing. */
export const todaysTriggers: Tables = ({ isPostgres }) =>
  isPostgres
    ? postgresTriggers
        .filter((statement) => statement.startsWith('create function'))
        .map((statement) => statement.replace('create', 'create or replace'))
    : [...sqliteTriggerNames.map((name) => `drop trigger if exists ${name}`), ...sqliteTriggers];

/** For a database that wrote these words with their accents. */
export const plainPeople = `update known_people set words = ${plainLetters('words')}`;

/** For a database whose writes read every held-back request of an address. */
export const newestOfPerson = [...newestIndexes, 'drop index if exists contacts_by_key'];

const changes = ['insert', 'update', 'delete'] as const;
/** By kind of change: the rows whose people are updated. */
const rowsOf = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;

/** SQL: adds a person to the list, from the newest rows of each source. */
export const sqliteSum = (key: string): string =>
  `insert into known_people select person, max(at), ${plainLetters(`group_concat(words, ' ')`)}, group_concat(phones, ' '), group_concat(marks, ' ')
  from (${partsOf(key)}) group by person`;

const renew = (key: string) => `delete from known_people where person = ${key}; ${sqliteSum(key)};`;

const sqliteTriggerNames = Object.keys(sources).flatMap((table) =>
  changes.map((change) => `known_people_${table}_${change}`),
);

/** A deletion does not update people who are not listed: held back, or removed by `takeOffList`. */
const isListed = (key: string) => `exists (select 1 from known_people where person = ${key})`;

const sqliteTriggers = Object.entries(sources).flatMap(([table, { key, columns }]) =>
  changes.map(
    (change) => `create trigger known_people_${table}_${change}
      after ${change === 'update' ? `update of ${columns}` : change} on ${table}
      ${change === 'delete' ? `when ${isListed(key('old'))}` : ''}
      begin ${rowsOf[change].map((row) => renew(key(row))).join('\n')} end`,
  ),
);

/** Of two transactions about one person, the later waits at the first statement, then sees what the earlier wrote. */
const postgresRenew = `create function renew_known_person(key text) returns void language plpgsql as $$
  begin
    if key is null then return; end if;
    insert into known_people values (key, 0, '', '', '')
      on conflict (person) do update set last_at = known_people.last_at;
    delete from known_people where person = key and not exists (${partsOf('key')});
    update known_people set (last_at, words, phones, marks) =
      (select max(at), ${plainLetters(`string_agg(words, ' ')`)}, string_agg(phones, ' '), string_agg(marks, ' ') from (${partsOf('key')}) as parts)
      where person = key;
  end $$`;

const postgresTriggers = [
  postgresRenew,
  ...Object.entries(sources).flatMap(([table, { key, columns }]) =>
    changes.flatMap((change) => {
      const name = `known_people_${table}_${change}`;
      const sums = rowsOf[change].map((row) => `perform renew_known_person(${key(row)});`).join(' ');
      return [
        `create function ${name}() returns trigger language plpgsql as $$ begin
          ${change === 'delete' ? `if ${isListed(key('old'))} then ${sums} end if;` : sums}
          return null;
        end $$`,
        `create trigger ${name} after ${change === 'update' ? `update of ${columns}` : change} on ${table}
          for each row execute function ${name}()`,
      ];
    }),
  ),
];
