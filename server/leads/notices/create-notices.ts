import type { NoticeSettings, NoticesAnswer, SnoozeRequest } from '../../../shared/staff/notices.ts';
import type { StaffActor } from '../../database/audit.ts';
import type { Database } from '../../database/database.ts';
import { readNoticeSettings, saveNoticeSettings } from './notice-settings.ts';
import { markRead, openLead } from './open-lead.ts';
import { countUnread, readNotices } from './read-notices.ts';
import { type Snoozed, snoozeLead } from './snooze-lead.ts';

/** Notices and snoozes. Every method may throw `DatabaseUnavailable`. */
export type Duty = {
  notices(member: StaffActor): Promise<NoticesAnswer>;
  unread(member: StaffActor): Promise<number>;
  markRead(member: StaffActor, ids: number[]): Promise<void>;
  opened(member: StaffActor, reference: string): Promise<void>;
  snooze(member: StaffActor, reference: string, snooze: SnoozeRequest): Promise<Snoozed>;
  settings(member: StaffActor): Promise<NoticeSettings>;
  saveSettings(member: StaffActor, settings: NoticeSettings): Promise<void>;
};

export function createNotices(database: Database, clock: () => Date): Duty {
  const { read } = database;
  const now = () => clock().getTime();
  const actor = ({ id, email }: StaffActor) => ({ id, email });
  return {
    notices: ({ id }) => readNotices(read, id, now()),
    unread: ({ id }) => countUnread(read, id),
    markRead: ({ id }, ids) => database.transaction().execute((trx) => markRead(trx, { staffId: id, ids, at: now() })),
    opened: ({ id }, reference) =>
      database.transaction().execute((trx) => openLead(trx, { staffId: id, reference, at: now() })),
    snooze: (member, reference, snooze) =>
      database.transaction().execute((trx) => snoozeLead(trx, { actor: actor(member), reference, snooze, at: now() })),
    settings: ({ id }) => readNoticeSettings(read, id),
    saveSettings: (member, settings) =>
      database.transaction().execute((trx) => saveNoticeSettings(trx, { actor: actor(member), settings, at: now() })),
  };
}
