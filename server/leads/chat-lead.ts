import { sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { LeadRequest, NewLead } from './new-lead.ts';
import type { Promised } from './promise.ts';
import type { LeadRow } from './tables.ts';

/**
 * The newest lead of the request's conversation, locked; undefined for other requests. Only with the same email: a
 * stranger may have named the conversation before it began. Posts of one conversation wait for one another.
 */
export async function leadOfChat(trx: Transaction, request: LeadRequest): Promise<LeadRow | undefined> {
  const conversation = request.form === 'chat' ? request.details?.conversation : undefined;
  if (typeof conversation !== 'string') return undefined;
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${conversation}, 0))`.execute(trx);
  return trx
    .selectFrom('leads')
    .selectAll()
    .where(sql`lower(leads.email)`, '=', request.email.toLowerCase())
    .where('form', '=', 'chat')
    .where('details', '=', JSON.stringify({ conversation }))
    .where('state', '!=', 'merged')
    .orderBy('id', 'desc')
    .limit(1)
    .$if(isPostgres(trx), (leads) => leads.forNoKeyUpdate())
    .executeTakeFirst();
}

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Has asked for a person, on the same day (UTC) or without an answer yet. */
export const hasAskedAlready = ({ message, state, received_at }: LeadRow, now: number): boolean =>
  message !== null && (state === 'new' || state === 'quarantine' || utcDay(received_at) === utcDay(now));

/** Makes a chat that was only begun a request: received and promised now. What staff have released stays released. */
export async function askForPerson(
  trx: Transaction,
  begun: LeadRow,
  { request, suspicion, promised, now }: Pick<NewLead, 'request' | 'suspicion'> & { promised: Promised; now: number },
): Promise<LeadRow> {
  const isReleased = begun.suspicion !== null && begun.state !== 'quarantine';
  const held = isReleased ? null : begun.suspicion || suspicion.join(',') || null;
  const [asked] = await trx
    .updateTable('leads')
    .set({
      message: request.message ?? '',
      received_at: now,
      promise: promised.text,
      promised_by: promised.by.getTime(),
      state: held ? 'quarantine' : 'new',
      suspicion: held ?? begun.suspicion,
      snoozed_until: null,
      escalation: 0,
      version: begun.version + 1,
    })
    .where('id', '=', begun.id)
    .returningAll()
    .execute();
  await trx
    .insertInto('lead_events')
    .values({ lead_id: begun.id, at: now, staff_id: null, kind: 'chat', detail: 'asked for a person' })
    .execute();
  return asked ?? begun;
}
