import type { Generated, Selectable } from 'kysely';
import type { NoticeKind } from '../../../shared/staff/notices.ts';
import type { Tables } from '../../database/columns/columns.ts';
import type { Instant } from '../../database/columns/instant.ts';
import type { SqliteBoolean } from '../../database/columns/sqlite-boolean.ts';

export type LeadOpeningTable = { id: Generated<number>; lead_id: number; staff_id: number; at: Instant };

export type NoticeTable = {
  id: Generated<number>;
  staff_id: number;
  lead_id: number;
  kind: NoticeKind;
  /** Distinguishes notices of one kind: the due date, or the note's event id. */
  cause: string;
  by_id: number | null;
  at: Instant;
  read_at: Instant | null;
  /** When to queue the email; null if none is due or it is already queued. */
  mail_at: Instant | null;
};

/** Without a row: `usualNotices`. */
export type NoticeSettingsTable = {
  id: Generated<number>;
  staff_id: number;
  new_lead: SqliteBoolean;
  /** When the emails were switched on; earlier leads are not announced. */
  new_lead_since: Instant | null;
  escalation: SqliteBoolean;
  mention: SqliteBoolean;
  reminder: SqliteBoolean;
  /** `22:00`, by the company's clock; both or neither. */
  quiet_from: string | null;
  quiet_to: string | null;
  /** Also all day on weekends and closed days. */
  quiet_days: SqliteBoolean;
};

export type NoticeRow = Selectable<NoticeTable>;
export type NoticeSettingsRow = Selectable<NoticeSettingsTable>;

export const noticeTables: Tables = ({ id, reference, instant, strict }) => [
  `create table lead_openings (
    id ${id},
    lead_id ${reference} not null unique references leads (id),
    staff_id ${reference} not null references staff (id),
    at ${instant} not null
  )${strict}`,

  `create table notices (
    id ${id},
    staff_id ${reference} not null references staff (id),
    lead_id ${reference} not null references leads (id),
    kind text not null,
    cause text not null,
    by_id ${reference} references staff (id),
    at ${instant} not null,
    read_at ${instant},
    mail_at ${instant},
    unique (lead_id, staff_id, kind, cause)
  )${strict}`,
  'create index notices_by_staff on notices (staff_id, id)',
  'create index notices_unread on notices (staff_id) where read_at is null',
  'create index notices_to_mail on notices (mail_at) where mail_at is not null',

  `create table notice_settings (
    id ${id},
    staff_id ${reference} not null unique references staff (id),
    new_lead integer not null,
    new_lead_since ${instant},
    escalation integer not null,
    mention integer not null,
    reminder integer not null,
    quiet_from text,
    quiet_to text,
    quiet_days integer not null
  )${strict}`,
];
