import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hours } from '../../../shared/company/hours.ts';
import { contactFields, type RowFields } from '../../../shared/staff/import-fields.ts';
import type { PeopleFilter, PersonItem } from '../../../shared/staff/people.ts';
import { contactsOfKeys } from '../../contacts/find-contacts.ts';
import type { Schema } from '../../database/schema.ts';
import { companyStamp } from '../../format/company-time.ts';
import { type CsvColumn, csvFile } from '../../format/csv.ts';
import { contactedAt } from '../tables.ts';
import { peopleKeys } from './people-keys.ts';
import { readPeople } from './read-people.ts';

/** Bounds the memory of an export. */
const pageSize = 200;

type Imported = { notes: string[]; jobTitle: string | null } & Record<(typeof consentColumns)[number], string | null>;
type Exported = PersonItem & {
  ownerName: string | null;
  contactedAt: number | null;
  imported?: Imported | undefined;
} & {
  notes: string;
};

/** As the importer knows them, so that an export can be imported. */
const consentColumns = ['basis', 'consentDate', 'source', 'reason', 'until'] as const;

const columns: readonly CsvColumn<Exported>[] = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['company', ({ company }) => company],
  ['job title', ({ imported }) => imported?.jobTitle ?? null],
  ['known from', ({ sources }) => sources.join(', ')],
  ['requests', ({ requests }) => requests],
  ['newest request', ({ reference }) => reference],
  ['state', ({ state }) => state],
  ['owner', ({ ownerName, owner }) => ownerName ?? owner],
  ['owner email', ({ owner }) => owner],
  ['newsletter', ({ newsletter }) => newsletter],
  ...consentColumns.map(
    (field): CsvColumn<Exported> => [contactFields[field].toLowerCase(), ({ imported }) => imported?.[field] ?? null],
  ),
  [`first (${hours.clock})`, ({ firstAt }) => companyStamp(firstAt)],
  ['first (UTC)', ({ firstAt }) => new Date(firstAt).toISOString()],
  [`last (${hours.clock})`, ({ lastAt }) => companyStamp(lastAt)],
  ['last (UTC)', ({ lastAt }) => new Date(lastAt).toISOString()],
  [`first contact (${hours.clock})`, ({ contactedAt }) => contactedAt && companyStamp(contactedAt)],
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
  const colleagues = await read.selectFrom('staff').select(['email', 'name']).execute();
  const names = new Map(colleagues.map(({ email, name }) => [email, name]));
  for (let start = 0; start < keys.length; start += pageSize) {
    // Other requests run between the pages: SQLite reads on the main thread.
    await turn();
    const page = keys.slice(start, start + pageSize);
    const [notes, contacts] = [await notesBy(read, page), await contactedBy(read, page)];
    const imports = await importedBy(read, page);
    for (const person of await readPeople(read, page)) {
      if (person.sources.length === 0) continue;
      const imported = imports.get(person.key);
      yield {
        ...person,
        ownerName: names.get(person.owner ?? '') ?? null,
        contactedAt: contacts.get(person.key) ?? null,
        imported,
        notes: [...(imported?.notes ?? []), ...(notes.get(person.key) ?? [])].join('\n'),
      };
    }
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
    notes.set(row.person, [...(notes.get(row.person) ?? []), `${companyStamp(row.at)}: ${row.detail}`]);
  return notes;
}

/** What their imports say, the newest first; of the consent what forbids letters. */
async function importedBy(read: Kysely<Schema>, keys: readonly string[]): Promise<Map<string, Imported>> {
  const all = new Map<string, Imported>();
  for (const row of await contactsOfKeys(read, keys)) {
    const { jobTitle = null, note } = row;
    const known = all.get(row.key) ?? { ...consentOf(row), jobTitle, notes: [] };
    known.jobTitle ??= jobTitle;
    if (row.basis === 'unsubscribed') Object.assign(known, consentOf(row));
    if (note && !known.notes.includes(note)) known.notes.push(note);
    all.set(row.key, known);
  }
  return all;
}

const consentOf = ({ basis, consentDate, source, reason, until }: RowFields) => ({
  basis: basis ?? null,
  consentDate: consentDate ?? null,
  source: source ?? null,
  reason: reason ?? null,
  until: until ?? null,
});

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
