import { isLeadOpen, type SnoozeRequest } from '../../../shared/staff/notices.ts';
import { record, type StaffActor } from '../../database/audit.ts';
import type { Transaction } from '../../database/schema.ts';
import { companyStamp } from '../../format/company-time.ts';
import { asBefore, keepAct } from '../keep-act.ts';

/** With the act, to undo it. `changed`: a colleague was faster. */
export type Snoozed = { act: number } | 'unknown' | 'changed' | 'closed' | 'past';

/** The promise keeps running. A lead without an owner gets the member as owner; otherwise nobody would see it. */
export async function snoozeLead(
  trx: Transaction,
  asked: { actor: StaffActor; reference: string; snooze: SnoozeRequest; at: number },
): Promise<Snoozed> {
  const { actor, reference, at } = asked;
  const { version, until } = asked.snooze;
  const lead = await trx.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!lead) return 'unknown';
  if (!isLeadOpen(lead.state)) return 'closed';
  if (until !== null && until <= at) return 'past';
  const takes = until !== null && lead.owner_id === null;
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({
      version: version + 1,
      snoozed_until: until,
      snoozed_by: until === null ? null : actor.id,
      ...(takes && { owner_id: actor.id }),
    })
    .where('id', '=', lead.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'changed';
  const event = { lead_id: lead.id, at, staff_id: actor.id };
  const detail = until === null ? 'ended' : `until ${companyStamp(until)}`;
  await trx
    .insertInto('lead_events')
    .values({ ...event, kind: 'snooze', detail })
    .execute();
  if (takes)
    await trx
      .insertInto('lead_events')
      .values({ ...event, kind: 'owner', detail: actor.email })
      .execute();
  await record(trx, actor, { action: 'lead: snooze', about: reference, detail }, at);
  return {
    act: await keepAct(trx, { actor, at }, 'change', lead.id, [
      { ...asBefore(lead), version: version + 1, from: version },
    ]),
  };
}
