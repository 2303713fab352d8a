import { bodyLimit } from '../http.ts';

export const importerPath = '/csv-importer';

export const importPaths = {
  imports: '/api/staff/imports',
  check: '/api/staff/imports/check',
  contacts: '/api/staff/contacts',
} as const;

/** A batch fits into one request, with its envelope. */
export const importLimits = {
  fileBytes: 25 * 1024 * 1024,
  rows: 50_000,
  /** Spreadsheets can write many rows that only look empty. */
  blankRows: 200_000,
  columns: 500,
  /** In characters. */
  rowLength: 100_000,
  batchRows: 200,
  batchBytes: bodyLimit - 4096,
  undoDays: 7,
} as const;

/**
 * Express: the person agreed. Implied: by a legal reason that expires (CASL, sections 6 and 10). Unsubscribed: none, and
 * no import subscribes the person.
 */
export const consentBases = ['express', 'implied', 'unsubscribed'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/**
 * Reasons of implied consent (CASL, section 10(9) and (10)), with maximum months from today. For published or given
 * addresses the law sets no limit; ours is when the details would be purged.
 */
export const impliedReasons = {
  purchase: { label: 'Bought from us or had a contract', months: 24 },
  inquiry: { label: 'Asked us about a service', months: 6 },
  published: { label: 'Published the address for business', months: 24 },
  given: { label: 'Gave us the address, as on a card', months: 24 },
} as const;
export type ImpliedReason = keyof typeof impliedReasons;

/** For a row with an existing contact's email, or without one with its phone and name. */
export const duplicateChoices = ['skip', 'update', 'add'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

export const contactFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  jobTitle: 'Job title',
  note: 'Note',
  basis: 'Consent basis',
  consentDate: 'Consent date',
  source: 'Consent source',
  reason: 'Implied reason',
  until: 'Implied until',
} as const;
export type ContactField = keyof typeof contactFields;
export const fieldNames = Object.keys(contactFields) as ContactField[];

export type RowFields = Partial<Record<ContactField, string>>;

export type Duplicate = { line: number; name: string | null; company: string | null; changedAt: number };

/** A dry run writes nothing. */
export type CheckAnswer = {
  faults: { line: number; fields: RowFields }[];
  duplicates: Duplicate[];
  /** Lines with an address that has unsubscribed from the newsletter. */
  unsubscribed: number[];
};

export type ImportCounts = { added: number; updated: number; skipped: number };

export type ImportItem = ImportCounts & {
  key: string;
  number: number;
  fileName: string;
  by: string;
  rows: number;
  batches: number;
  startedAt: number;
  finishedAt: number | null;
  undoneAt: number | null;
  /** An undo is incomplete. */
  undoLeft: boolean;
  undoUntil: number;
  /** Numbers of stored batches, from 0. */
  kept: number[];
};

/** `left`: changed by a later import. */
export type UndoAnswer = { deleted: number; restored: number; left: number };

export type ContactItem = RowFields & { id: number; fileName: string; importedAt: number };
