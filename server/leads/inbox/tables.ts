import type { Generated, Selectable } from 'kysely';
import type { LanguageCode } from '../../../shared/languages.ts';
import { standardTemplates } from '../../../shared/staff/standard-templates.ts';
import type { Tables } from '../../database/columns/columns.ts';
import type { Instant } from '../../database/columns/instant.ts';
import type { SqliteBoolean } from '../../database/columns/sqlite-boolean.ts';

/** Holds ids and states. One of a single lead may hold the words of a next step, and goes with its lead. */
export type StaffActTable = {
  id: Generated<number>;
  at: Instant;
  staff_id: number;
  kind: 'change' | 'merge' | 'entry';
  /** For a merge: the lead merged into. Null for a change of many. */
  lead_id: number | null;
  /** JSON of the previous values (undo.ts). */
  before: string;
  undone_at: Instant | null;
};

export type SavedViewTable = {
  id: Generated<number>;
  staff_id: number;
  name: string;
  /** 1: shared with all colleagues. */
  shared: SqliteBoolean;
  /** As in the address of the list. */
  filter: string;
  made_at: Instant;
};

export type ReplyTemplateTable = {
  id: Generated<number>;
  name: string;
  subject: string;
  body: string;
  language: LanguageCode;
  changed_at: Instant;
};

export type LeadReplyTable = {
  id: Generated<number>;
  lead_id: number;
  at: Instant;
  staff_id: number;
  /** The client's UUID; repeated, it is the same reply. */
  key: string;
  subject: string;
  body: string;
  /** 1: quotes the visitor's message. */
  quotes: SqliteBoolean;
  /** Reply-To address; null: the company's. */
  reply_to: string | null;
};

export type StaffActRow = Selectable<StaffActTable>;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Those of a name that the language does not have yet. */
const addTemplates = standardTemplates.map(
  ({ name, subject, body, language }) =>
    `insert into reply_templates (name, subject, body, language, changed_at)
      select ${[name, subject, body, language].map(quoted).join(', ')}, 0
      where not exists (select 1 from reply_templates where name = ${quoted(name)} and language = ${quoted(language)})`,
);

/** For a database whose templates were English alone. */
export const templateLanguages = [
  `alter table reply_templates add column language text not null default 'en'`,
  ...addTemplates,
];

export const inboxTables: Tables = ({ id, reference, instant, strict }) => [
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
    language text not null,
    changed_at ${instant} not null
  )${strict}`,
  ...addTemplates,

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
];
