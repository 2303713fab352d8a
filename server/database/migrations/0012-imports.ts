import type { Migration } from '../migrate.ts';

/** Contacts that staff import from files, and what undoes an import. */
export const imports: Migration = {
  name: '0012-imports',
  statements: ({ id, reference, instant, strict }) => [
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
      email text not null,
      name text not null,
      phone text,
      company text,
      job_title text,
      note text,
      basis text not null,
      consent_date text,
      source text,
      reason text,
      until text,
      subscriber_id text,
      import_id ${reference} not null references imports (id),
      changed_by ${reference} not null references imports (id),
      changed_at ${instant} not null
    )${strict}`,
    'create index contacts_by_email on contacts (email)',
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
  ],
};
