import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Deletes the leads' notices with their jobs, and who opened the leads. */
export async function purgeNotices(
  query: Kysely<Schema>,
  leads: SelectQueryBuilder<Schema, 'leads', { id: number }> | number[],
): Promise<void> {
  const notices = query.selectFrom('notices').select('id').where('lead_id', 'in', leads);
  await query.deleteFrom('jobs').where('notice_id', 'in', notices).execute();
  await query.deleteFrom('notices').where('lead_id', 'in', leads).execute();
  await query.deleteFrom('lead_openings').where('lead_id', 'in', leads).execute();
}
