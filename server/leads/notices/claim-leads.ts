import { type SelectQueryBuilder, type SqlBool, sql, type UpdateObject } from 'kysely';
import { isPostgres } from '../../database/postgres.ts';
import type { Schema, Transaction } from '../../database/schema.ts';
import type { LeadRow } from '../tables.ts';

/** Leads in one look: the next look takes the rest. */
const most = 50;

/** That nobody has opened a lead. */
export const unopened = sql<SqlBool>`not exists (select 1 from lead_openings where lead_openings.lead_id = leads.id)`;

type Leads = SelectQueryBuilder<Schema, 'leads', { id: number }>;

/**
 * Marks the leads that something is due for. Of several processes one gets each: the mark must make `chosen` false.
 * @param chosen adds the condition
 */
export async function claimLeads(
  trx: Transaction,
  chosen: (leads: Leads) => Leads,
  mark: UpdateObject<Schema, 'leads'>,
): Promise<LeadRow[]> {
  const due = chosen(trx.selectFrom('leads').select('leads.id'))
    .limit(most)
    .$if(isPostgres(trx), (leads) => leads.forUpdate().skipLocked());
  return trx.updateTable('leads').set(mark).where('id', 'in', due).returningAll().execute();
}

/** Writes into a lead's story what the server did; this also tells who has the page open. */
export async function tellStory(
  trx: Transaction,
  lead: number,
  kind: string,
  detail: string,
  at: number,
): Promise<void> {
  await trx.insertInto('lead_events').values({ lead_id: lead, at, staff_id: null, kind, detail }).execute();
}
