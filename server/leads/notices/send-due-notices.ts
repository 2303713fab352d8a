import { sql } from 'kysely';
import { isLeadOpen } from '../../../shared/staff/notices.ts';
import type { Transaction } from '../../database/schema.ts';
import { claimLeads, tellStory } from './claim-leads.ts';
import { askAboutSpam, escalate } from './escalate.ts';
import { type Colleague, colleagues, notifyPeople } from './notify-people.ts';
import { queueMails } from './queue-mails.ts';
import { remind } from './remind.ts';

/** Older leads (ms) are not announced. */
const longAgo = 24 * 60 * 60_000;
const most = 50;

async function announce(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
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

/** Sends each notice once, even with several processes. */
export async function sendDueNotices(trx: Transaction, { now, teams }: { now: number; teams: boolean }): Promise<void> {
  const people = await colleagues(trx);
  await escalate(trx, people, now, teams);
  await askAboutSpam(trx, people, now);
  await remind(trx, people, now);
  await bringBack(trx, people, now);
  await announce(trx, people, now);
  await queueMails(trx, now);
}

/** Notifies the owner, or else the person who snoozed. */
async function bringBack(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
  const back = await claimLeads(trx, (leads) => leads.where('snoozed_until', '<=', now), {
    snoozed_until: null,
  });
  for (const lead of back) {
    const whom = lead.owner_id ?? lead.snoozed_by;
    const person = people.filter(({ id }) => id === whom && isLeadOpen(lead.state));
    // The version distinguishes one snooze from the next.
    const notice = { lead: lead.id, kind: 'snooze-over', cause: String(lead.version) } as const;
    await notifyPeople(trx, person, notice, now);
    await tellStory(trx, lead.id, 'snooze', 'over', now);
  }
}
