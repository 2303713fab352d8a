import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Events of a lead's history that are emails which came in. */
export const emailEvents = ['email', 'automatic email', 'not delivered'] as const;

/** How an email begins in the history of a lead whose address is another. */
export const fromLine = (address: string): string => `From ${address}\n`;

/** Emails that an address wrote about others' leads. */
export function emailsFrom(query: Kysely<Schema>, address: string) {
  const line = fromLine(address);
  return query
    .selectFrom('lead_events')
    .select('id')
    .where('kind', 'in', emailEvents)
    .where(sql`substr(detail, 1, ${sql.lit([...line].length)})`, '=', line);
}

/** Who wrote them all. */
export async function writersOfOthers(query: Kysely<Schema>): Promise<string[]> {
  const rows = await query
    .selectFrom('lead_events')
    .select('detail')
    .where('kind', 'in', emailEvents)
    .where('detail', 'like', fromLine('%@%').concat('%'))
    .execute();
  return rows.map(({ detail }) => detail.slice('From '.length, detail.indexOf('\n')));
}
