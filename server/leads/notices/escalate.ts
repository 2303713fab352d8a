import { type SqlBool, sql } from 'kysely';
import { escalateBefore, escalateToAllBefore } from '../../../shared/staff/notices.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';
import type { LeadRow } from '../tables.ts';
import { claimLeads, tellStory, unopened } from './claim-leads.ts';
import { type Colleague, notifyPeople } from './notify-people.ts';
import { afterSupportTime } from './support-time.ts';

/** Nobody is told of a promise broken longer ago than this (ms): the list shows it, and a first start must not report old ones. */
const longAgo = 24 * 60 * 60_000;

/** Who only began a chat has asked for nothing, and was promised nothing (docs/leads.md), unless another request is part of it. */
const promised = sql<SqlBool>`(form <> 'chat' or message is not null or exists (select 1 from leads as part
  where part.merged_into = leads.id and (part.form <> 'chat' or part.message is not null)))`;

/**
 * Tells of new leads whose promise is about to break: an unopened one to its owner, and if that does not help to everybody;
 * one without an owner to everybody at once. Where nobody works with the inbox, nobody is told: the emails of each lead
 * (`LEADS_TO`) are all that is used there.
 */
export async function escalate(trx: Transaction, people: readonly Colleague[], now: number, teams: boolean) {
  const everybody = people.filter(({ worksHere }) => worksHere);
  if (everybody.length === 0) return;
  // An owner whose account was closed, or has another role by now, owns nothing.
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
        .where('owner_id', 'in', owners)
        .where(unopened),
    { escalation: 1 },
  );
  for (const lead of toOwners) {
    const owner = people.filter(({ id }) => id === lead.owner_id);
    await notifyPeople(trx, owner, { lead: lead.id, kind: 'escalation', cause: causeOf('owner', lead) }, now);
    await tellStory(trx, lead.id, 'escalated', `not opened, told ${owner[0]?.email}`, now);
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
        .where(({ eb, or, and }) =>
          or([
            eb('owner_id', 'is', null),
            eb('owner_id', 'not in', owners),
            and([eb('promised_by', '<=', sooner), unopened]),
          ]),
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
    const why = owners.includes(lead.owner_id ?? -1) ? 'not opened' : 'no owner';
    await tellStory(trx, lead.id, 'escalated', `${why}, told everybody`, now);
  }
}

/** A merged request gives the first a promise of its own, which may be about to break as well. */
const causeOf = (whom: 'owner' | 'everybody', { promised_by }: LeadRow): string => `${whom} ${promised_by}`;
