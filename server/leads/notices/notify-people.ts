import type { NoticeKind, NoticeSettings } from '../../../shared/staff/notices.ts';
import type { Transaction } from '../../database/schema.ts';
import { settingsOf } from './notice-settings.ts';
import { endOfQuiet } from './quiet-hours.ts';

export type Colleague = {
  id: number;
  email: string;
  settings: NoticeSettings;
  newLeadSince: number | null;
  /** Whether the person has a session that has not expired. */
  worksHere: boolean;
};

/** Active sales and administrator accounts. */
export async function colleagues(trx: Transaction): Promise<Colleague[]> {
  const rows = await trx
    .selectFrom('staff')
    .leftJoin('notice_settings', 'notice_settings.staff_id', 'staff.id')
    .selectAll('notice_settings')
    .select(['staff.id as person', 'staff.email'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_sessions')
          .select('staff_sessions.id')
          .whereRef('staff_sessions.staff_id', '=', 'staff.id')
          .where('stage', '=', 'full'),
      ).as('works_here'),
    )
    .where('staff.revoked_at', 'is', null)
    .where('staff.role', 'in', ['sales', 'admin'])
    .orderBy('staff.id')
    .execute();
  return rows.map(({ person, email, works_here, new_lead_since, ...settings }) => ({
    id: person,
    email,
    settings: settingsOf(settings as Parameters<typeof settingsOf>[0]),
    newLeadSince: new_lead_since,
    worksHere: Boolean(works_here),
  }));
}

export type NewsOfLead = { lead: number; kind: NoticeKind; cause: string; by?: number };

const settingOf = {
  'new-lead': 'newLead',
  escalation: 'escalation',
  assigned: 'mention',
  mention: 'mention',
  email: 'mention',
  reminder: 'reminder',
  'snooze-over': 'reminder',
  'held-back': 'reminder',
} as const satisfies Record<NoticeKind, keyof NoticeSettings>;

/** Schedules emails by each person's settings. A notice is never repeated. */
export async function notifyPeople(
  trx: Transaction,
  people: readonly Colleague[],
  { lead, kind, cause, by }: NewsOfLead,
  at: number,
): Promise<void> {
  for (const { id, settings } of people) {
    const mail_at = settings[settingOf[kind]] ? endOfQuiet(settings, at) : null;
    const notice = { staff_id: id, lead_id: lead, kind, cause, by_id: by ?? null, at, read_at: null, mail_at };
    await trx
      .insertInto('notices')
      .values(notice)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
