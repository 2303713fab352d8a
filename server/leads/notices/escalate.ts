import { type SqlBool, sql } from 'kysely';
import { escalateBefore, escalateToAllBefore } from '../../../shared/staff/notices.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';
import type { LeadRow } from '../tables.ts';
import { claimLeads, tellStory } from './claim-leads.ts';
import { type Colleague, notifyPeople } from './notify-people.ts';
import { afterSupportTime } from './support-time.ts';

/** Promises broken longer ago (ms) are only listed; a first start must not report old ones. */
const longAgo = 24 * 60 * 60_000;

/** Starting a chat promises nothing (docs/leads.md), unless another request was merged into it. */
const promised = sql<SqlBool>`(form <> 'chat' or message is not null or exists (select 1 from leads as part
  where part.merged_into = leads.id and (part.form <> 'chat' or part.message is not null)))`;

/**
 * Notifies the owner of an unanswered lead whose promise is about to break, then everyone; without an owner everyone
 * immediately. If nobody uses the inbox, the emails to `LEADS_TO` suffice.
 */
export async function escalate(trx: Transaction, people: readonly Colleague[], now: number, teams: boolean) {
  const everybody = people.filter(({ worksHere }) => worksHere);
  if (everybody.length === 0) return;
  // Excludes owners whose account was closed or changed role.
  const owners = people.map(({ id }) => id);
  const soon = afterSupportTime(now, escalateBefore);
  const sooner = afterSupportTime(now, escalateToAllBefore);

  const toOwners = await claimLeads(
    trx,
    (leads) =>
      leads
        .where('state', '=', 'new')
        .where(promised)
        .where('promised_by', '>', now - longAgo)
        .where('promised_by', '<=', soon)
        .where('escalation', '=', 0)
        .where('owner_id', 'in', owners),
    { escalation: 1 },
  );
  for (const lead of toOwners) {
    const owner = people.filter(({ id }) => id === lead.owner_id);
    await notifyPeople(trx, owner, { lead: lead.id, kind: 'escalation', cause: causeOf('owner', lead) }, now);
    await tellStory(trx, lead.id, 'escalated', `not answered, told ${owner[0]?.email}`, now);
  }

  const toAll = await claimLeads(
    trx,
    (leads) =>
      leads
        .where('state', '=', 'new')
        .where(promised)
        .where('promised_by', '>', now - longAgo)
        .where('promised_by', '<=', soon)
        .where('escalation', '<', 2)
        .where(({ eb, or }) =>
          or([eb('owner_id', 'is', null), eb('owner_id', 'not in', owners), eb('promised_by', '<=', sooner)]),
        ),
    { escalation: 2 },
  );
  for (const lead of toAll) {
    const cause = causeOf('everybody', lead);
    await notifyPeople(trx, everybody, { lead: lead.id, kind: 'escalation', cause }, now);
    if (teams)
      await trx
        .insertInto('jobs')
        .values(newJob('duty-teams', { lead_id: lead.id }, null, now))
        .execute();
    const why = owners.includes(lead.owner_id ?? -1) ? 'not answered' : 'no owner';
    await tellStory(trx, lead.id, 'escalated', `${why}, told everybody`, now);
  }
}

/** Between two questions about possible spam, which comes in floods (ms). */
const betweenQuestions = 4 * 60 * 60_000;

/** Asks everybody about possible spam before its promise breaks: who wrote it may be a customer. */
export async function askAboutSpam(trx: Transaction, people: readonly Colleague[], now: number): Promise<void> {
  const everybody = people.filter(({ worksHere }) => worksHere);
  const asked = await trx
    .selectFrom('notices')
    .select('id')
    .where('kind', '=', 'held-back')
    .where('at', '>', now - betweenQuestions)
    .executeTakeFirst();
  if (everybody.length === 0 || asked) return;
  const [oldest] = await claimLeads(
    trx,
    (leads) =>
      leads
        .where('state', '=', 'quarantine')
        .where('promised_by', '>', now - longAgo)
        .where('promised_by', '<=', afterSupportTime(now, escalateBefore))
        .where('escalation', '=', 0),
    { escalation: 1 },
  );
  if (oldest) await notifyPeople(trx, everybody, { lead: oldest.id, kind: 'held-back', cause: '' }, now);
}

/** A merge can give the lead another promise. */
const causeOf = (whom: 'owner' | 'everybody', { promised_by }: LeadRow): string => `${whom} ${promised_by}`;
