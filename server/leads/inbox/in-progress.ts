import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { LeadQuery } from './apply-filter.ts';

/** A call that begins within this time, or began within it, is above everything else (ms). */
const soon = 60 * 60_000;
/** Before every moment. */
const top = -9_000_000_000_000;

/** As in the index `leads_working`. */
const due = sql<number>`coalesce(leads.wrote_at, leads.next_step_at, 9000000000000)`;

/**
 * References of leads in progress in the order of what is due: a call soon, what a person wrote, a call or a next step.
 * Calls ahead are few; the other leads are read by their index.
 * @param leads filtered, without an order
 */
export async function inProgress(
  read: Kysely<Schema>,
  leads: LeadQuery,
  { now, offset, limit }: { now: number; offset: number; limit: number },
): Promise<string[]> {
  const calls = await read
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select([sql<number>`coalesce(merged_into, lead_id)`.as('lead'), 'starts_at'])
    .where('seat', 'is not', null)
    .where('starts_at', '>', now - soon)
    .execute();
  const startsAt = new Map(calls.map(({ lead, starts_at }) => [Number(lead), starts_at]));
  const called = [...startsAt.keys()];
  const chosen = leads.select(['leads.id', 'leads.reference', 'leads.wrote_at', due.as('due')]);
  const others = chosen
    .$if(called.length > 0, (some) => some.where('leads.id', 'not in', called))
    .orderBy(due)
    .orderBy('leads.id', 'desc')
    .limit(offset + limit);
  const rows = await others.execute();
  if (called.length > 0) rows.push(...(await chosen.where('leads.id', 'in', called).execute()));
  const keyOf = ({ id, wrote_at, due }: (typeof rows)[number]): number => {
    const call = startsAt.get(id);
    if (call !== undefined && call - now < soon) return top + call;
    return call === undefined || wrote_at !== null ? Number(due) : Math.min(call, Number(due));
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => one.key - other.key || other.row.id - one.row.id)
    .slice(offset, offset + limit)
    .map(({ row }) => row.reference);
}
