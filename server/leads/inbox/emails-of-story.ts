import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Distinct addresses of a lead and the requests merged with it. */
export async function emailsOfStory(query: Kysely<Schema>, reference: string): Promise<string[]> {
  const lead = await query
    .selectFrom('leads')
    .select(['id', 'email', 'merged_into'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) return [];
  const first = lead.merged_into ?? lead.id;
  const all = await query
    .selectFrom('leads')
    .select('email')
    .where(({ eb, or }) => or([eb('id', '=', first), eb('merged_into', '=', first)]))
    .execute();
  return [...new Set([lead, ...all].map(({ email }) => email.toLowerCase()))];
}
