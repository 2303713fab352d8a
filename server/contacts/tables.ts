import type { Generated, Selectable } from 'kysely';
import type { ConsentBasis, ImpliedReason } from '../../shared/staff/import-fields.ts';
import type { Tables } from '../database/columns/columns.ts';
import type { SqliteBoolean } from '../database/columns/sqlite-boolean.ts';

export type ImportTable = {
  id: Generated<number>;
  /** The client's UUID; repeated, it is the same import. */
  key: string;
  file_name: string;
  row_count: number;
  batch_count: number;
  /** 1: contacts with express consent are subscribed to the newsletter. */
  newsletter: SqliteBoolean;
  staff_id: number | null;
  who: string;
  started_at: number;
  finished_at: number | null;
  undone_at: number | null;
};

export type ImportBatchTable = {
  id: Generated<number>;
  import_id: number;
  number: number;
  /** SHA-256 of its rows, which must not change. */
  content_hash: string;
  added: number;
  updated: number;
  skipped: number;
};

/** A person from a file. Not a request: nothing is promised. */
export type ContactTable = {
  id: Generated<number>;
  /** Lower case; not unique, because staff may choose to add duplicates. An email or a phone is always there. */
  email: string | null;
  name: string | null;
  phone: string | null;
  /** `phoneKey` of phone and name. */
  phone_key: string | null;
  company: string | null;
  job_title: string | null;
  note: string | null;
  basis: ConsentBasis;
  /** Days, `2026-11-22`. */
  consent_date: string | null;
  source: string | null;
  reason: ImpliedReason | null;
  until: string | null;
  import_id: number;
  changed_by: number;
  changed_at: number;
};

/** JSON of the replaced row, while the import can be undone. */
export type ContactChangeTable = { id: Generated<number>; import_id: number; contact_id: number; before: string };

export type ImportRow = Selectable<ImportTable>;
export type ContactRow = Selectable<ContactTable>;

export const contactTables: Tables = ({ id, reference, instant, strict }) => [
  `create table imports (
    id ${id},
    key text not null unique,
    file_name text not null,
    row_count integer not null,
    batch_count integer not null,
    newsletter integer not null,
    staff_id ${reference} references staff (id),
    who text not null,
    started_at ${instant} not null,
    finished_at ${instant},
    undone_at ${instant}
  )${strict}`,

  `create table import_batches (
    id ${id},
    import_id ${reference} not null references imports (id),
    number integer not null,
    content_hash text not null,
    added integer not null,
    updated integer not null,
    skipped integer not null,
    unique (import_id, number)
  )${strict}`,

  `create table contacts (
    id ${id},
    email text,
    name text,
    phone text,
    phone_key text,
    company text,
    job_title text,
    note text,
    basis text not null,
    consent_date text,
    source text,
    reason text,
    until text,
    import_id ${reference} not null references imports (id),
    changed_by ${reference} not null references imports (id),
    changed_at ${instant} not null
  )${strict}`,
  'create index contacts_by_email on contacts (email)',
  'create index contacts_by_phone on contacts (phone_key)',
  'create index contacts_by_import on contacts (import_id)',
  'create index contacts_changed_by on contacts (changed_by)',
  'create index contacts_by_change on contacts (changed_at)',
  "create index contacts_by_end on contacts (until) where basis = 'implied'",

  `create table contact_changes (
    id ${id},
    import_id ${reference} not null references imports (id),
    contact_id ${reference} not null references contacts (id),
    before text not null
  )${strict}`,
  'create index contact_changes_by_import on contact_changes (import_id)',
  'create index contact_changes_by_contact on contact_changes (contact_id)',
];
