import type { SelectQueryBuilder, UpdateObject } from 'kysely';
import { isPostgres } from '../../database/postgres.ts';
import type { Schema, Transaction } from '../../database/schema.ts';
import type { LeadRow } from '../tables.ts';

/** Leads per run; the next run takes the rest. */
const most = 50;

type LeadIdQuery = SelectQueryBuilder<Schema, 'leads', { id: number }>;

/** The mark must make `chosen` false, so that only one process gets each lead. */
export async function claimLeads(
  trx: Transaction,
  chosen: (leads: LeadIdQuery) => LeadIdQuery,
  mark: UpdateObject<Schema, 'leads'>,
): Promise<LeadRow[]> {
  const due = chosen(trx.selectFrom('leads').select('leads.id'))
    .limit(most)
    .$if(isPostgres(trx), (leads) => leads.forUpdate().skipLocked());
  return trx.updateTable('leads').set(mark).where('id', 'in', due).returningAll().execute();
}

/** Adds to the lead's history, which notifies open pages. */
export async function tellStory(
  trx: Transaction,
  lead: number,
  kind: string,
  detail: string,
  at: number,
): Promise<void> {
  await trx.insertInto('lead_events').values({ lead_id: lead, at, staff_id: null, kind, detail }).execute();
}
