import { type Kysely, sql } from 'kysely';
import { emailKinds } from '../../shared/staff/inbox.ts';
import type { Instant } from '../database/columns/instant.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Schema, Transaction } from '../database/schema.ts';

/** How an email begins in the history of a lead whose address is another. */
export const fromLine = (address: string): string => `From ${address}\n`;

/** Emails that an address wrote about others' leads. */
export function emailsFrom(query: Kysely<Schema>, address: string) {
  const line = fromLine(address);
  return query
    .selectFrom('lead_events')
    .select('id')
    .where('kind', 'in', emailKinds)
    .where(sql`substr(detail, 1, ${sql.lit([...line].length)})`, '=', line);
}

/** The addresses of everyone who wrote such an email. */
export async function writersOfOthers(query: Kysely<Schema>): Promise<string[]> {
  const rows = await query
    .selectFrom('lead_events')
    .select('detail')
    .where('kind', 'in', emailKinds)
    .where('detail', 'like', fromLine('%@%').concat('%'))
    .execute();
  return rows.map(({ detail }) => detail.slice('From '.length, detail.indexOf('\n')));
}

/** Values per statement; SQLite allows 32,766. */
const mostAtOnce = 500;

/**
 * Deletes the emails an address sent up to a moment, and the notices about them. SQLite may reuse the number of an
 * event: an old notice would show the new event, and nobody would get a notice of their own about it.
 */
export async function deleteEmailsFrom(trx: Transaction, address: string, until: Instant): Promise<void> {
  const written = emailsFrom(trx, address).where('at', '<=', until);
  // Locked: a job that another process adds meanwhile would break the deletion.
  const notices = await trx
    .selectFrom('notices')
    .select('id')
    .where('kind', '=', 'email')
    .where('cause', 'in', written.clearSelect().select(sql<string>`cast(id as text)`.as('cause')))
    .$if(isPostgres(trx), (rows) => rows.forUpdate())
    .execute();
  for (let start = 0; start < notices.length; start += mostAtOnce) {
    const told = notices.slice(start, start + mostAtOnce).map(({ id }) => id);
    await trx.deleteFrom('jobs').where('notice_id', 'in', told).execute();
    await trx.deleteFrom('notices').where('id', 'in', told).execute();
  }
  await trx.deleteFrom('lead_events').where('id', 'in', written).execute();
}
