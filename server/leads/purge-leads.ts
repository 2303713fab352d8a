import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Schema, Transaction } from '../database/schema.ts';

/** Small, because visitors' writes wait for the transaction. */
const pageSize = 100;

/** The oldest come first, so a page without an old lead is the end. Returns how many were deleted. */
export async function purgePage(trx: Transaction, before: Instant): Promise<number> {
  const page = await trx.selectFrom('leads').select(['id', 'received_at']).orderBy('id').limit(pageSize).execute();
  const last = page.filter(({ received_at }) => received_at < before).at(-1);
  if (!last) return 0;
  const old = trx.selectFrom('leads').select('id').where('id', '<=', last.id).where('received_at', '<', before);
  return deleteThose(trx, old);
}

/** Consent records stay; their appointments go, and the times are free again. */
export async function deleteLeads(trx: Transaction, all: readonly number[]): Promise<void> {
  const starts = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, page) => page * pageSize);
  const pages = starts.map((start) => all.slice(start, start + pageSize));
  // They part without a new state, which would list the person again (sum-up-person.ts).
  for (const ids of pages)
    await trx
      .updateTable('leads')
      .set({ merged_into: null })
      .where('id', 'in', ids)
      .where('merged_into', 'is not', null)
      .execute();
  for (const ids of pages) await deleteThose(trx, trx.selectFrom('leads').select('id').where('id', 'in', ids));
}

async function deleteThose(trx: Transaction, those: SelectQueryBuilder<Schema, 'leads', { id: number }>) {
  await lockLeads(trx, those);
  await purgeNotices(trx, those);
  await partFromStory(trx, those);
  await trx.deleteFrom('lead_events').where('lead_id', 'in', those).execute();
  await trx.deleteFrom('jobs').where('lead_id', 'in', those).execute();
  await trx.deleteFrom('lead_replies').where('lead_id', 'in', those).execute();
  await trx.deleteFrom('appointments').where('lead_id', 'in', those).execute();
  await deleteMergers(trx, those);
  await trx.updateTable('consents').set({ lead_id: null }).where('lead_id', 'in', those).execute();
  const { numDeletedRows } = await trx.deleteFrom('leads').where('id', 'in', those).executeTakeFirst();
  return Number(numDeletedRows);
}

/** A notice added meanwhile by another process would break the deletion. */
async function lockLeads(trx: Transaction, leads: SelectQueryBuilder<Schema, 'leads', { id: number }>): Promise<void> {
  if (isPostgres(trx)) await leads.forUpdate().execute();
}

/** Deletes the stored earlier states of leads, because they quote the next steps that staff wrote. */
async function deleteMergers(
  query: Kysely<Schema>,
  leads: SelectQueryBuilder<Schema, 'leads', { id: number }>,
): Promise<void> {
  await query.deleteFrom('staff_acts').where('lead_id', 'in', leads).execute();
}

/** Requests merged into a deleted lead inherit its state. */
async function partFromStory(query: Kysely<Schema>, gone: Expression<{ id: number }>): Promise<void> {
  await query
    .updateTable('leads')
    .set({
      state: sql`(select first.state from leads as first where first.id = leads.merged_into)`,
      merged_into: null,
    })
    .where(sql<SqlBool>`merged_into in ${gone}`)
    .execute();
}

/**
 * Consent records stay: CASL (section 13) requires proof as long as consent is relied upon. Returns how many were
 * deleted. Throws `DatabaseUnavailable`.
 */
export function purgeLeads(database: Database, before: Instant): Promise<number> {
  return untilNone(() => database.transaction().execute((trx) => purgePage(trx, before)));
}

/** `quarantine`: nobody has released it in that time. */
const unwanted = ['spam', 'quarantine'] as const;

export async function purgeSpamPage(trx: Transaction, before: Instant) {
  const page = await trx
    .selectFrom('leads')
    .select('id')
    .where('state', 'in', unwanted)
    .where('received_at', '<', before)
    .limit(pageSize)
    .execute();
  await deleteLeads(
    trx,
    page.map(({ id }) => id),
  );
  return page.length;
}

/** Spam, and what nobody released from quarantine. Returns how many were deleted. Throws `DatabaseUnavailable`. */
export function purgeSpam(database: Database, before: Instant): Promise<number> {
  return untilNone(() => database.transaction().execute((trx) => purgeSpamPage(trx, before)));
}

/** Deletes page after page. Returns how many rows. */
export async function untilNone(deletePage: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = await deletePage(); count > 0; count = await deletePage()) total += count;
  return total;
}

/** Includes the notices' jobs, and who opened the leads. */
async function purgeNotices(
  query: Kysely<Schema>,
  leads: SelectQueryBuilder<Schema, 'leads', { id: number }>,
): Promise<void> {
  const notices = query.selectFrom('notices').select('id').where('lead_id', 'in', leads);
  await query.deleteFrom('jobs').where('notice_id', 'in', notices).execute();
  await query.deleteFrom('notices').where('lead_id', 'in', leads).execute();
  await query.deleteFrom('lead_openings').where('lead_id', 'in', leads).execute();
}
