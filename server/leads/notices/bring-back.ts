import { isLeadOpen } from '../../../shared/staff/notices.ts';
import type { Transaction } from '../../database/schema.ts';
import { claimLeads, tellStory } from './claim-leads.ts';
import { type Colleague, notifyPeople } from './notify-people.ts';

/** Ends snoozes that are over and notifies the owner, or else the person who snoozed. */
export async function bringBack(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
  const back = await claimLeads(trx, (leads) => leads.where('snoozed_until', '<=', now), {
    snoozed_until: null,
  });
  for (const lead of back) {
    const whom = lead.owner_id ?? lead.snoozed_by;
    const person = people.filter(({ id }) => id === whom && isLeadOpen(lead.state));
    // The version distinguishes one snooze from the next.
    const told = { lead: lead.id, kind: 'snooze-over', cause: String(lead.version) } as const;
    await notifyPeople(trx, person, told, now);
    await tellStory(trx, lead.id, 'snooze', 'over', now);
  }
}
