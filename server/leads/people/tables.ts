import type { Tables } from '../../database/columns/columns.ts';
import type { Instant } from '../../database/columns/instant.ts';
import { phoneDigits } from '../../database/columns/phone-digits.ts';

/** What the list of contacts searches and sorts: a row a person, which the database keeps up to date by itself. */
export type KnownPersonTable = {
  /** The email in lower case; of who has none, the phone's key, which has the name in it. */
  person: string;
  /** When something last came in. */
  last_at: Instant;
  /** Names, emails and companies, in lower case (SQLite: ASCII alone). */
  words: string;
  /** The digits of all phones. */
  phones: string;
  /** Such as ` request new owner:3 import `, once for each row of the person. */
  marks: string;
};

const wordsOf = (...columns: string[]) =>
  `lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;

const phones = `coalesce(${phoneDigits('phone')}, '')`;

/** The rows of each source. Held back and spam are nobody's. */
const parts = `
  select lower(email) as person, received_at as at, ${wordsOf('name', 'email', 'company')} as words, ${phones} as phones,
    ' request state:' || state || ' owner:' || coalesce(owner_id, 0) || ' ' as marks
  from leads where state not in ('spam', 'quarantine')
  union all
  select lower(email), last_at, ${wordsOf('name', 'email', 'company')}, ${phones}, ' chat '
  from conversations where suspicion is null
  union all
  select coalesce(email, phone_key), changed_at, ${wordsOf('name', 'email', 'company')}, ${phones}, ' import '
  from contacts
  union all
  select email, confirmed_at, ${wordsOf('email')}, '',
    case when unsubscribed_at is null or unsubscribed_at < confirmed_at then ' newsletter subscribed ' else ' newsletter ' end
  from subscribers where confirmed_at is not null`;

/** For each source its key, and the columns of which one counts. */
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
  'create index contacts_by_key on contacts ((coalesce(email, phone_key)))',
  `create view people_parts as ${parts}`,
  ...(isPostgres ? postgresTriggers : sqliteTriggers),
];

const changes = ['insert', 'update', 'delete'] as const;
/** Of a change: the rows whose people are written anew. */
const rowsOf = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;

const summed = (joined: (column: string) => string) =>
  `select person, max(at), ${['words', 'phones', 'marks'].map(joined).join(', ')} from people_parts`;

const renew = (key: string) => `delete from known_people where person = ${key};
  insert into known_people ${summed((column) => `group_concat(${column}, ' ')`)} where person = ${key} group by person;`;

const sqliteTriggers = Object.entries(sources).flatMap(([table, { key, columns }]) =>
  changes.map(
    (change) => `create trigger known_people_${table}_${change}
      after ${change === 'update' ? `update of ${columns}` : change} on ${table}
      begin ${rowsOf[change].map((row) => renew(key(row))).join('\n')} end`,
  ),
);

/** Two transactions of one person: the later waits at the first statement, and sums up what the earlier has written. */
const postgresRenew = `create function renew_known_person(key text) returns void language plpgsql as $$
  begin
    if key is null then return; end if;
    insert into known_people values (key, 0, '', '', '')
      on conflict (person) do update set last_at = known_people.last_at;
    delete from known_people where person = key and not exists (select from people_parts where person = key);
    update known_people set (last_at, words, phones, marks) =
      (select max(at), string_agg(words, ' '), string_agg(phones, ' '), string_agg(marks, ' ') from people_parts
        where person = key)
      where person = key;
  end $$`;

const postgresTriggers = [
  postgresRenew,
  ...Object.entries(sources).flatMap(([table, { key, columns }]) =>
    changes.flatMap((change) => {
      const name = `known_people_${table}_${change}`;
      return [
        `create function ${name}() returns trigger language plpgsql as $$ begin
          ${rowsOf[change].map((row) => `perform renew_known_person(${key(row)});`).join(' ')}
          return null;
        end $$`,
        `create trigger ${name} after ${change === 'update' ? `update of ${columns}` : change} on ${table}
          for each row execute function ${name}()`,
      ];
    }),
  ),
];
