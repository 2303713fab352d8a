import type { Migration } from '../migrate.ts';

/** Who opened a lead, until when it is out of the way, and what each member of staff is told. */
export const duty: Migration = {
  name: '0008-duty',
  statements: ({ id, reference, instant, strict }) => [
    `alter table leads add column snoozed_until ${instant}`,
    `alter table leads add column snoozed_by ${reference} references staff (id)`,
    `alter table leads add column reminded_for ${instant}`,
    'alter table leads add column escalation integer not null default 0',
    'create index leads_snoozed on leads (snoozed_until) where snoozed_until is not null',
    'create index leads_next_step on leads (next_step_at) where next_step_at is not null',

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
    `alter table jobs add column notice_id ${reference} references notices (id)`,
    'create index jobs_by_notice on jobs (notice_id) where notice_id is not null',

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
  ],
};
