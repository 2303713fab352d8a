import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { eventTables } from '../analytics/tables.ts';
import { appointmentTables } from '../appointments/tables.ts';
import { keepingTables } from '../backups/tables.ts';
import { chatTables } from '../chat/tables.ts';
import { contactTables } from '../contacts/tables.ts';
import { incomingTables } from '../incoming/tables.ts';
import { inboxTables } from '../leads/inbox/tables.ts';
import { noticeTables } from '../leads/notices/tables.ts';
import { peopleTables } from '../leads/people/tables.ts';
import { leadTables } from '../leads/tables.ts';
import { mailTestTables } from '../mail-queue/tables.ts';
import { newsletterTables } from '../newsletter/tables.ts';
import { jobTables } from '../notifications/tables.ts';
import { partnerTables } from '../partners/tables.ts';
import { staffTables } from '../staff/tables.ts';
import { webhookTables } from '../webhooks/tables.ts';
import { postgresColumns, sqliteColumns } from './columns/columns.ts';
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

async function makeTables(database: Kysely<unknown>): Promise<void> {
  const columns = isPostgres(database) ? postgresColumns : sqliteColumns;
  for (const statement of tables.flatMap((make) => make(columns))) await sql.raw(statement).execute(database);
}

/** Never edit a released migration; add another. */
export const migrations: Record<string, Migration> = { '0001': { up: makeTables } };
