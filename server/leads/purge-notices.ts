import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Deletes what people were told of leads, with the emails about it, and who opened them. */
export async function purgeNotices(
  query: Kysely<Schema>,
  leads: SelectQueryBuilder<Schema, 'leads', { id: number }> | number[],
): Promise<void> {
  const notices = query.selectFrom('notices').select('id').where('lead_id', 'in', leads);
  await query.deleteFrom('jobs').where('notice_id', 'in', notices).execute();
  await query.deleteFrom('notices').where('lead_id', 'in', leads).execute();
  await query.deleteFrom('lead_openings').where('lead_id', 'in', leads).execute();
}
