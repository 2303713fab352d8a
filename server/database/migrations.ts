import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { eventTables } from '../analytics/tables.ts';
import { appointmentTables } from '../appointments/tables.ts';
import { keepingTables } from '../backups/tables.ts';
import { chatTables } from '../chat/tables.ts';
import { contactTables } from '../contacts/tables.ts';
import { incomingTables, widerUid } from '../incoming/tables.ts';
import { inboxTables, templateLanguages } from '../leads/inbox/tables.ts';
import { noticeTables } from '../leads/notices/tables.ts';
import { newestOfPerson, peopleTables, plainPeople, todaysTriggers } from '../leads/people/tables.ts';
import { findCorrectedNotes, leadTables } from '../leads/tables.ts';
import { mailTestTables } from '../mail-queue/tables.ts';
import { newsletterTables } from '../newsletter/tables.ts';
import { jobTables } from '../notifications/tables.ts';
import { partnerTables } from '../partners/tables.ts';
import { staffTables } from '../staff/tables.ts';
import { webhookTables } from '../webhooks/tables.ts';
import { postgresColumns, sqliteColumns } from './columns/columns.ts';
import { mailDomain } from './columns/mail-domain.ts';
import { columnsOf } from './made-columns.ts';
import { isPostgres } from './postgres.ts';
import { commonTables } from './tables.ts';

/** A table follows those it refers to. */
const tables = [
  staffTables,
  leadTables,
  noticeTables,
  inboxTables,
  incomingTables,
  newsletterTables,
  commonTables,
  webhookTables,
  jobTables,
  chatTables,
  contactTables,
  peopleTables,
  eventTables,
  mailTestTables,
  partnerTables,
  keepingTables,
  appointmentTables,
];

const writing = (database: Kysely<unknown>) => (isPostgres(database) ? postgresColumns : sqliteColumns);

async function makeTables(database: Kysely<unknown>): Promise<void> {
  for (const statement of tables.flatMap((make) => make(writing(database)))) await sql.raw(statement).execute(database);
}

/** Checks first: databases that 0001 made on November 26, 2026, may have the column already. */
async function letStaffBook(database: Kysely<unknown>): Promise<void> {
  const { reference } = writing(database);
  if (!(await columnsOf(database)).has('appointments.booked_by'))
    await sql.raw(`alter table appointments add column booked_by ${reference} references staff (id)`).execute(database);
  await sql.raw(`create index if not exists leads_by_domain on leads ((${mailDomain('email')}))`).execute(database);
}

/** Languages of reply templates, searching names without accents and, in SQLite, searching corrected notes. */
async function addLanguages(database: Kysely<unknown>): Promise<void> {
  if ((await columnsOf(database)).has('reply_templates.language')) return;
  const statements = [...templateLanguages, plainPeople, ...(isPostgres(database) ? [] : [findCorrectedNotes])];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Indexes for the newest rows of a person. */
async function findNewest(database: Kysely<unknown>): Promise<void> {
  for (const statement of newestOfPerson) await sql.raw(statement).execute(database);
}

/**
 * Triggers that read plain words and the newest rows, and that an erasure keeps from updating `known_people` for each deleted
 * row (leads/sum-up-person.ts).
 */
async function sumUpOnce(database: Kysely<unknown>): Promise<void> {
  for (const statement of todaysTriggers(writing(database))) await sql.raw(statement).execute(database);
}

/** Numbers of emails beyond 2^31, which PostgreSQL refused. */
async function widenUids(database: Kysely<unknown>): Promise<void> {
  for (const statement of widerUid(isPostgres(database))) await sql.raw(statement).execute(database);
}

/**
 * In the order of their names. 0001 creates today's tables; the others bring older databases up to date, and run in new
 * databases too. Never remove one.
 */
export const migrations: Record<string, Migration> = {
  '0001': { up: makeTables },
  '0002': { up: letStaffBook },
  '0003': { up: addLanguages },
  '0004': { up: findNewest },
  '0005': { up: sumUpOnce },
  '0006': { up: widenUids },
};
