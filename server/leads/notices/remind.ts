import { type SqlBool, sql } from 'kysely';
import { openStates } from '../../../shared/staff/notices.ts';
import type { Transaction } from '../../database/schema.ts';
import type { LeadRow } from '../tables.ts';
import { claimLeads, tellStory } from './claim-leads.ts';
import { type Colleague, notifyPeople } from './notify-people.ts';

/** Reminders due longer ago than this (ms) are dropped. */
const longAgo = 7 * 24 * 60 * 60_000;

/** Notifies the owner, or else the person who planned the step. */
export async function remind(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
  const due = await claimLeads(
    trx,
    (leads) =>
      leads
        .where('next_step_at', '<=', now)
        .where('next_step_at', '>', now - longAgo)
        .where(sql<SqlBool>`reminded_for is distinct from next_step_at`)
        .where('state', 'in', openStates),
    { reminded_for: sql<number>`next_step_at` },
  );
  for (const lead of due) {
    const whom = lead.owner_id ?? (await whoPlanned(trx, lead));
    const person = people.filter(({ id }) => id === whom);
    const cause = String(lead.next_step_at);
    await notifyPeople(trx, person, { lead: lead.id, kind: 'reminder', cause }, now);
    await tellStory(trx, lead.id, 'reminder', lead.next_step ?? 'the next step is due', now);
  }
}

async function whoPlanned(trx: Transaction, { id }: LeadRow): Promise<number | null> {
  const event = await trx
    .selectFrom('lead_events')
    .select('staff_id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'next step')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.staff_id ?? null;
}
