import { sql } from 'kysely';
import type { Transaction } from '../../database/schema.ts';
import { type Colleague, notifyPeople } from './notify-people.ts';

/** Leads older than this (ms) are no longer announced as new. */
const longAgo = 24 * 60 * 60_000;
const most = 50;

/** Tells those who want an email for each new lead of the new ones. */
export async function announce(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
  for (const person of people) {
    if (!person.settings.newLead) continue;
    const since = Math.max(person.newLeadSince ?? now, now - longAgo);
    const leads = await trx
      .selectFrom('leads')
      .select('id')
      .where('state', '=', 'new')
      // The index goes by the promise, which ends after the lead came.
      .where('promised_by', '>=', since)
      .where('received_at', '>=', since)
      .where(
        sql<boolean>`not exists (select 1 from notices where notices.lead_id = leads.id
          and notices.staff_id = ${person.id} and notices.kind = 'new-lead')`,
      )
      .orderBy('id')
      .limit(most)
      .execute();
    for (const { id } of leads) await notifyPeople(trx, [person], { lead: id, kind: 'new-lead', cause: '' }, now);
  }
}
