import { sql } from 'kysely';
import type { Transaction } from '../../database/schema.ts';
import { type Colleague, notifyPeople } from './notify-people.ts';

/** Older leads (ms) are not announced. */
const longAgo = 24 * 60 * 60_000;
const most = 50;

export async function announce(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
  for (const person of people) {
    if (!person.settings.newLead) continue;
    const since = Math.max(person.newLeadSince ?? now, now - longAgo);
    const leads = await trx
      .selectFrom('leads')
      .select('id')
      .where('state', '=', 'new')
      // Redundant, but indexed: a promise ends after the lead was received.
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
