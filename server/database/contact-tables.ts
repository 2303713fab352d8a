import type { Generated, Selectable } from 'kysely';
import type { ConsentBasis, ImpliedReason } from '../../widgets/contract/import-fields.ts';

/** A file that staff import. What became of it is read from its timestamps and batches. */
export type ImportTable = {
  id: Generated<number>;
  /** The client's UUID: who begins twice with it has begun once. */
  key: string;
  file_name: string;
  /** Rows and batches that are going to be sent. */
  row_count: number;
  batch_count: number;
  /** 1: who gave express consent is subscribed to the newsletter. */
  newsletter: 0 | 1;
  staff_id: number | null;
  who: string;
  started_at: number;
  /** When the last batch was kept. */
  finished_at: number | null;
  undone_at: number | null;
};

/** A part of an import, which was kept as a whole. */
export type ImportBatchTable = {
  id: Generated<number>;
  import_id: number;
  /** From 0. */
  number: number;
  /** SHA-256 of its rows: the same number with other rows is a mistake. */
  content_hash: string;
  added: number;
  updated: number;
  skipped: number;
};

/** A person from an imported file, and why the law lets us write to them. No request: nothing is owed to them. */
export type ContactTable = {
  id: Generated<number>;
  /** Lower case. Two contacts may have one, when staff chose so. */
  email: string;
  name: string;
  phone: string | null;
  company: string | null;
  job_title: string | null;
  note: string | null;
  basis: ConsentBasis;
  /** Days, `2026-11-22`. */
  consent_date: string | null;
  source: string | null;
  reason: ImpliedReason | null;
  until: string | null;
  /** The import that made it, the one that changed it last, and when. */
  import_id: number;
  changed_by: number;
  changed_at: number;
};

/** What an import replaced in a contact: JSON of the row, until the import cannot be undone any more. */
export type ContactChangeTable = { id: Generated<number>; import_id: number; contact_id: number; before: string };

export type ImportRow = Selectable<ImportTable>;
export type ContactRow = Selectable<ContactTable>;
