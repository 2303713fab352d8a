import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hours } from '../../../shared/company/hours.ts';
import type { PeopleFilter, PersonItem } from '../../../shared/staff/people.ts';
import type { Schema } from '../../database/schema.ts';
import { type CsvColumn, csvFile } from '../../format/csv.ts';
import { torontoStamp } from '../../format/toronto-time.ts';
import { contactedAt } from '../tables.ts';
import { peopleKeys } from './people-keys.ts';
import { readPeople } from './read-people.ts';

/** Bounds the memory of an export. */
const pageSize = 200;

type Exported = PersonItem & { contactedAt: number | null; notes: string };

const columns: readonly CsvColumn<Exported>[] = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['company', ({ company }) => company],
  ['known from', ({ sources }) => sources.join(', ')],
  ['requests', ({ requests }) => requests],
  ['newest request', ({ reference }) => reference],
  ['state', ({ state }) => state],
  ['owner', ({ owner }) => owner],
  ['newsletter', ({ newsletter }) => newsletter],
  [`first (${hours.clock})`, ({ firstAt }) => torontoStamp(firstAt)],
  ['first (UTC)', ({ firstAt }) => new Date(firstAt).toISOString()],
  [`last (${hours.clock})`, ({ lastAt }) => torontoStamp(lastAt)],
  ['last (UTC)', ({ lastAt }) => new Date(lastAt).toISOString()],
  [`first contact (${hours.clock})`, ({ contactedAt }) => contactedAt && torontoStamp(contactedAt)],
  ['first contact (UTC)', ({ contactedAt }) => contactedAt && new Date(contactedAt).toISOString()],
  ['notes', ({ notes }) => notes],
];

/** Those whom the filter leaves, as CSV with a byte order mark. */
export async function* exportPeople(read: Kysely<Schema>, filter: PeopleFilter, me: number): AsyncGenerator<string> {
  yield '\uFEFF';
  yield* csvFile(columns, listed(read, filter, me));
}

async function* listed(read: Kysely<Schema>, filter: PeopleFilter, me: number): AsyncGenerator<Exported> {
  const keys = await peopleKeys(read, filter, { me });
  for (let start = 0; start < keys.length; start += pageSize) {
    const page = keys.slice(start, start + pageSize);
    const [notes, contacts] = [await notesBy(read, page), await contactedBy(read, page)];
    for (const person of await readPeople(read, page))
      if (person.sources.length > 0)
        yield {
          ...person,
          contactedAt: contacts.get(person.key) ?? null,
          notes: notes.get(person.key)?.join('\n') ?? '',
        };
  }
}

async function notesBy(read: Kysely<Schema>, keys: readonly string[]): Promise<Map<string, string[]>> {
  const person = sql<string>`lower(leads.email)`;
  const rows = await read
    .selectFrom('lead_events')
    .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
    .select([person.as('person'), 'lead_events.at', 'detail'])
    .where(person, 'in', keys)
    .where('lead_events.kind', '=', 'note')
    .orderBy('lead_events.id')
    .execute();
  const notes = new Map<string, string[]>();
  for (const row of rows)
    notes.set(row.person, [...(notes.get(row.person) ?? []), `${torontoStamp(row.at)}: ${row.detail}`]);
  return notes;
}

/** When each was first answered. */
async function contactedBy(read: Kysely<Schema>, keys: readonly string[]): Promise<Map<string, number | null>> {
  const person = sql<string>`lower(leads.email)`;
  const rows = await read
    .selectFrom('leads')
    .select([person.as('person'), sql<number | null>`min(${sql.raw(contactedAt)})`.as('at')])
    .where(person, 'in', keys)
    .where('state', 'not in', ['spam', 'quarantine'])
    .groupBy(person)
    .execute();
  return new Map(rows.map((row) => [row.person, row.at]));
}
