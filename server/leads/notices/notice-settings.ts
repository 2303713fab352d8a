import type { Kysely } from 'kysely';
import { type NoticeSettings, usualNotices } from '../../../shared/staff/notices.ts';
import { record, type StaffActor } from '../../database/audit.ts';
import type { Schema, Transaction } from '../../database/schema.ts';
import type { NoticeSettingsRow } from './tables.ts';

const flag = (on: boolean) => (on ? 1 : 0);

/** Defaults if there is no row. */
export function settingsOf(row: Partial<NoticeSettingsRow> | undefined): NoticeSettings {
  // A left join returns nulls for a missing row.
  if (typeof row?.escalation !== 'number') return usualNotices;
  return {
    newLead: row.new_lead === 1,
    escalation: row.escalation === 1,
    mention: row.mention === 1,
    reminder: row.reminder === 1,
    quietFrom: row.quiet_from ?? '',
    quietTo: row.quiet_to ?? '',
    quietDays: row.quiet_days === 1,
  };
}

export async function readNoticeSettings(read: Kysely<Schema>, staffId: number): Promise<NoticeSettings> {
  const row = await read.selectFrom('notice_settings').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
  return settingsOf(row);
}

/** Leads received before the emails were switched on are not announced. */
export async function saveNoticeSettings(
  trx: Transaction,
  { actor, settings, at }: { actor: StaffActor; settings: NoticeSettings; at: number },
): Promise<void> {
  const before = await trx
    .selectFrom('notice_settings')
    .select('new_lead_since')
    .where('staff_id', '=', actor.id)
    .executeTakeFirst();
  const row = {
    new_lead: flag(settings.newLead),
    new_lead_since: settings.newLead ? (before?.new_lead_since ?? at) : null,
    escalation: flag(settings.escalation),
    mention: flag(settings.mention),
    reminder: flag(settings.reminder),
    quiet_from: settings.quietFrom || null,
    quiet_to: settings.quietTo || null,
    quiet_days: flag(settings.quietDays),
  } as const;
  await trx
    .insertInto('notice_settings')
    .values({ staff_id: actor.id, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
  await record(trx, actor, { action: 'notice settings changed' }, at);
}
