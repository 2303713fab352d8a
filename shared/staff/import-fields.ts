import { bodyLimit } from '../http.ts';

/** What the importer of contacts and the server have in common that is no rule: names, limits, answers. */

/** The page of the importer. */
export const importerPath = '/csv-importer';

export const importPaths = {
  imports: '/api/staff/imports',
  check: '/api/staff/imports/check',
  contacts: '/api/staff/contacts',
} as const;

/** What a file and a batch of it may hold. A batch fits into one request, with room for what is around it. */
export const importLimits = {
  fileBytes: 25 * 1024 * 1024,
  rows: 50_000,
  /** Spreadsheets write rows that only look empty, as far as somebody once scrolled. */
  blankRows: 200_000,
  columns: 200,
  /** Characters of one row. */
  rowLength: 100_000,
  batchRows: 200,
  batchBytes: bodyLimit - 4096,
  undoDays: 7,
} as const;

/** Express: the person said yes. Implied: a reason of the law, which ends (CASL, sections 6 and 10). */
export const consentBases = ['express', 'implied'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/**
 * Reasons of an implied consent (CASL, section 10(9) and (10)) and how many months from today it may last at most. For a
 * published or given address the law names no end: it is looked at again when the details would be deleted anyway.
 */
export const impliedReasons = {
  purchase: { label: 'Bought from us or had a contract', months: 24 },
  inquiry: { label: 'Asked us about a service', months: 6 },
  published: { label: 'Published the address for business', months: 24 },
  given: { label: 'Gave us the address, as on a card', months: 24 },
} as const;
export type ImpliedReason = keyof typeof impliedReasons;

/** What to do with a row whose email a contact has already. */
export const duplicateChoices = ['skip', 'update', 'add'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** The fields of a row, as a file's columns are matched to them. */
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

/** A row: a text for each field that it has. */
export type RowFields = Partial<Record<ContactField, string>>;

/** A contact with the email of a row, as it is now. */
export type Duplicate = { line: number; name: string; company: string | null; changedAt: number };

/** The answer to a dry run: nothing was written. */
export type CheckAnswer = {
  faults: { line: number; fields: RowFields }[];
  duplicates: Duplicate[];
  /** Lines whose address has unsubscribed from the newsletter, and stays so. */
  unsubscribed: number[];
};

/** What became of rows. */
export type ImportCounts = { added: number; updated: number; skipped: number };

export type ImportItem = ImportCounts & {
  /** The client's UUID. */
  key: string;
  number: number;
  fileName: string;
  by: string;
  rows: number;
  batches: number;
  startedAt: number;
  finishedAt: number | null;
  undoneAt: number | null;
  /** An undo that has begun was broken off, or is under way: something is left to take back. */
  undoLeft: boolean;
  undoUntil: number;
  /** The numbers of the batches that are kept, from 0. */
  kept: number[];
};

/** Contacts that an undo deleted, gave back their earlier details, or left alone because a later import changed them. */
export type UndoAnswer = { deleted: number; restored: number; left: number };

/** A contact, as staff find it by its email. */
export type ContactItem = RowFields & { id: number; fileName: string; importedAt: number };
