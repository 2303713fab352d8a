import type { Migration } from '../migrate.ts';
import { phoneDigits } from '../phone-digits.ts';

const templates = [
  [
    'First answer',
    'Your request {{reference}}: {{about}}',
    'Hello {{name}},\n\nThank you for your request. I have read it and would like to talk it through with you; 15 minutes are enough for a first answer.\n\nWhen may I call you? You can also reach us at {{our phone}}.\n\n{{me}}\n{{our company}}',
  ],
  [
    'Could not reach you',
    'We tried to call you about {{about}} ({{reference}})',
    'Hello {{name}},\n\nI tried to call you about your request and did not reach you. When would be a better time? Reply to this email, or call {{our phone}} and name {{reference}}.\n\n{{me}}\n{{our company}}',
  ],
  [
    'Appointment',
    'Our appointment about {{about}} ({{reference}})',
    'Hello {{name}},\n\nOur appointment is on {{appointment}} (Toronto time). If that does not suit you any more, reply to this email and name another time.\n\n{{me}}\n{{our company}}',
  ],
] as const;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What staff do with many leads: acts that can be undone, requests shown as one person's, saved views, replies by email. */
export const inboxTools: Migration = {
  name: '0009-inbox-tools',
  statements: ({ id, reference, instant, strict }) => [
    `create table staff_acts (
      id ${id},
      at ${instant} not null,
      staff_id ${reference} not null references staff (id),
      kind text not null,
      lead_id ${reference},
      before text not null,
      undone_at ${instant}
    )${strict}`,
    'create index staff_acts_by_lead on staff_acts (lead_id)',

    `alter table leads add column merged_into ${reference} references leads (id)`,
    'create index leads_by_merged on leads (merged_into) where merged_into is not null',
    `create index leads_by_phone on leads ((${phoneDigits('phone')}))`,

    `create table saved_views (
      id ${id},
      staff_id ${reference} not null references staff (id),
      name text not null,
      shared integer not null,
      filter text not null,
      made_at ${instant} not null
    )${strict}`,

    `create table reply_templates (
      id ${id},
      name text not null,
      subject text not null,
      body text not null,
      changed_at ${instant} not null
    )${strict}`,
    ...templates.map(
      (texts) =>
        `insert into reply_templates (name, subject, body, changed_at) values (${texts.map(quoted).join(', ')}, 0)`,
    ),

    `create table lead_replies (
      id ${id},
      lead_id ${reference} not null references leads (id),
      at ${instant} not null,
      staff_id ${reference} not null references staff (id),
      key text not null unique,
      subject text not null,
      body text not null,
      quotes integer not null,
      reply_to text
    )${strict}`,
    'create index lead_replies_by_lead on lead_replies (lead_id)',
    `alter table jobs add column reply_id ${reference} references lead_replies (id)`,
    'create index jobs_by_reply on jobs (reply_id) where reply_id is not null',
  ],
};
