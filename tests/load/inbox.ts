import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/database/database.ts';
import type { Transaction } from '../../server/database/schema.ts';
import { openErasureList } from '../../server/leads/erasures/erasure-list.ts';
import { createInbox } from '../../server/leads/inbox/create-inbox.ts';
import type { InboxQuery } from '../../server/leads/inbox/read-inbox.ts';
import { sendDueNotices } from '../../server/leads/notices/send-due-notices.ts';
import { createPeople } from '../../server/leads/people/create-people.ts';
import type { LeadState } from '../../shared/staff/inbox.ts';
import type { PeopleFilter } from '../../shared/staff/people.ts';

// Times of inbox lists, filters and searches among 50,000 leads:
// node tests/load/inbox.ts, with DATABASE_URL for PostgreSQL.

const leads = 50_000;
const first = ['Ann', 'Ben', 'Chloe', 'Dev', 'Ewa', 'Femi', 'Grace', 'Hugo', 'Ines', 'Jun'];
const last = ['Okafor', 'Smith', 'Tremblay', 'Singh', 'Nguyen', 'Rossi', 'Kowalski', 'Haddad', 'Chen', 'Brown'];
const states: LeadState[] = ['won', 'lost', 'lost', 'spam', 'contacted', 'booked', 'proposal', 'new'];
const combined = { form: 'booking', service: 'cybersecurity', state: 'won' };
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

export async function fill(trx: Transaction, from: number): Promise<void> {
  for (let number = from; number < from + 1000; number += 1) {
    const at = 1_700_000_000_000 + number * 600_000;
    const name = `${pick(first, number)} ${pick(last, Math.floor(number / 10))}`;
    // One in fifty has another state, as in an old inbox; the newest are new.
    const state = number > leads - 500 ? 'new' : pick(states, Math.floor(number / 7) % 7);
    await trx
      .insertInto('leads')
      .values({
        reference: `R${number}`,
        received_at: at,
        form: 'booking',
        name,
        email: `${name.toLowerCase().replace(' ', '.')}${number}@company${number % 5000}.example`,
        phone: `416555${String(number % 10_000).padStart(4, '0')}`,
        company: `Company ${number % 5000}`,
        service: 'cybersecurity',
        employee_count: null,
        message: `We need help with our backups and ${pick(['phones', 'laptops', 'email', 'printers'], number)} before the ${number % 28}th.`,
        details: null,
        page: '/',
        origin: number % 9 === 0 ? `https://partner${number % 40}.example` : null,
        promise: 'within 2 hours',
        promised_by: at + 7_200_000,
        idempotency_key: null,
        content_hash: String(number),
        suspicion: null,
        state,
        next_step_at: number % 40 === 0 ? at : null,
        snoozed_until: number % 500 === 0 ? 8_000_000_000_000 : null,
      })
      .execute();
  }
}

/** Has all emails on, so that the server looks up due leads. */
export async function hire(trx: Transaction): Promise<void> {
  const account = { email: 'ann@staff.example', role: 'sales' as const, password_hash: '', one_time: 0 };
  const tries = { totp_secret: null, totp_step: null, tries: 0, tries_since: 0, created_at: 0, revoked_at: null };
  const { id: staff_id } = await trx
    .insertInto('staff')
    .values({ ...account, ...tries })
    .returning('id')
    .executeTakeFirstOrThrow();
  const times = { started_at: 0, seen_at: 0, ended_at: null };
  await trx
    .insertInto('staff_sessions')
    .values({ token_hash: '', staff_id, stage: 'full', new_secret: null, agent: null, ...times })
    .execute();
  const mails = { new_lead: 1, new_lead_since: 0, escalation: 1, mention: 1, reminder: 1 } as const;
  await trx
    .insertInto('notice_settings')
    .values({ staff_id, ...mails, quiet_from: null, quiet_to: null, quiet_days: 0 })
    .execute();
}

/** PostgreSQL updates statistics of rare words automatically, but only after minutes. */
export async function analyze(database: Database): Promise<void> {
  if (database.kind === 'postgres') await database.transaction().execute((trx) => sql`analyze`.execute(trx));
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-inbox-'));
  const database = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL });
  const inbox = createInbox(
    database,
    () => new Date(),
    console.error,
    openErasureList(dataDir),
    async () => {},
    async () => {},
  );
  const people = createPeople(database, () => new Date());
  const known = (filter: PeopleFilter) => people.list({ filter, me: 1, offset: 0 });
  for (let from = 0; from < leads; from += 1000) await database.transaction().execute((trx) => fill(trx, from));
  await database.transaction().execute((trx) => hire(trx));
  await analyze(database);
  const query = (asked: Partial<InboxQuery>): InboxQuery => ({
    view: 'new',
    words: '',
    filter: {},
    me: 0,
    offset: 0,
    ...asked,
  });
  const asked: [string, () => Promise<unknown>][] = [
    ['the first view', () => inbox.list(query({}))],
    ['working', () => inbox.list(query({ view: 'working' }))],
    ['snoozed', () => inbox.list(query({ view: 'snoozed' }))],
    ['closed', () => inbox.list(query({ view: 'closed' }))],
    ['all', () => inbox.list(query({ view: 'all' }))],
    ['all, the 50th page', () => inbox.list(query({ view: 'all', offset: 5000 }))],
    ['search: a rare word', () => inbox.list(query({ view: 'all', words: 'company4321' }))],
    ['search: a name', () => inbox.list(query({ view: 'all', words: 'grace haddad' }))],
    ['search: in every lead', () => inbox.list(query({ view: 'all', words: 'backups' }))],
    ['search: in every lead, new alone', () => inbox.list(query({ words: 'backups' }))],
    ['one owner', () => inbox.list(query({ view: 'all', filter: { owner: 'me' }, me: 1 }))],
    ['nobody’s, new', () => inbox.list(query({ filter: { owner: 'nobody' } }))],
    ['a partner', () => inbox.list(query({ view: 'all', filter: { origin: 'https://partner7.example' } }))],
    ['a form, a service, a state', () => inbox.list(query({ view: 'closed', filter: combined }))],
    ['a city that nobody wrote from', () => inbox.list(query({ view: 'all', filter: { place: 'ajax' } }))],
    ['a month, long ago', () => inbox.list(query({ view: 'all', filter: { from: '2024-01-01', to: '2024-01-31' } }))],
    ['one lead', () => inbox.lead('R77777')],
    ['contacts: everybody', () => known({})],
    ['contacts: a name', () => known({ q: 'grace haddad' })],
    ['contacts: a phone', () => known({ q: '+1 416 555 4321' })],
    ['contacts: a state', () => known({ state: 'won' })],
    ['contacts: a company', () => people.company('Company 4321')],
    [
      'what is due for staff',
      () => database.transaction().execute((trx) => sendDueNotices(trx, { now: Date.now(), teams: false })),
    ],
  ];
  console.log(`${database.kind}, ${leads} leads: median and 95th percentile of 40 (ms)`);
  for (const [name, ask] of asked) {
    const times: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    console.log(`${name.padEnd(34)} ${times[20]?.toFixed(1).padStart(7)} ${times[37]?.toFixed(1).padStart(7)}`);
  }
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

// The writer thread imports only the transaction.
if (import.meta.main) await main();
