import * as z from 'zod/mini';
import { isDay, monthsAfter } from './calendar-day.ts';
import { bookingRules } from './field-rules.ts';
import { bodyLimit } from './http.ts';
import { email, optionalText, text } from './text.ts';

/** What the staff page and the server agree on: contacts that are imported from a file. */

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
const reasons = Object.keys(impliedReasons) as [ImpliedReason, ...ImpliedReason[]];

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

/** A row as it is sent: a text for each field that it has. */
export type RowFields = Partial<Record<ContactField, string>>;

const day = z.optional(z.string().check(z.refine(isDay, 'Write the day as year-month-day, like 2026-03-31.')));

const contactRules = z.object({
  name: text(bookingRules.name),
  email,
  phone: optionalText(40),
  company: optionalText(200),
  jobTitle: optionalText(200),
  note: optionalText(2000),
  basis: z.enum(consentBases, 'Say on what the consent rests: express or implied.'),
  consentDate: day,
  source: optionalText(300),
  reason: z.optional(z.enum(reasons, `Name one reason: ${reasons.join(', ')}.`)),
  until: day,
});

/** A row that holds: what becomes a contact. */
export type Contact = z.infer<typeof contactRules>;

/** A contact, or a sentence for each wrong field. */
export type Checked = { contact: Contact; fields?: undefined } | { fields: RowFields; contact?: undefined };

/**
 * Checks a row: in the browser before it is sent, on the server before it is kept.
 * @param today the day in Toronto, `2026-11-22`
 */
export function checkContact(row: RowFields, today: string): Checked {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value.trim() !== ''));
  const { success, data, error } = contactRules.safeParse(given);
  const fields: RowFields = success ? consentFaults(data, today) : {};
  for (const { path, message } of error?.issues ?? []) fields[path[0] as ContactField] ??= message;
  return success && Object.keys(fields).length === 0 ? { contact: data } : { fields };
}

/** What is missing from a consent, or cannot be: a consent of tomorrow, one that has ended. */
function consentFaults({ basis, consentDate, source, reason, until }: Contact, today: string): RowFields {
  const faults: RowFields = {};
  if (basis === 'express') {
    if (!consentDate) faults.consentDate = 'Say on which day the person agreed.';
    else if (consentDate > today) faults.consentDate = 'This day has not come yet.';
    if (!source) faults.source = 'Say where the person agreed: a form, an event, a contract.';
    return faults;
  }
  if (!reason) faults.reason = `Name one reason: ${reasons.join(', ')}.`;
  if (!until) faults.until = 'Say until when the implied consent lasts.';
  else if (until < today) faults.until = 'This implied consent has ended.';
  else if (reason && until > monthsAfter(today, impliedReasons[reason].months))
    faults.until = `At most ${impliedReasons[reason].months} months from today for this reason.`;
  return faults;
}

const sentText = z.optional(z.string());
const sentRow = z.object({
  /** The line of the file, for messages. */
  line: z.int().check(z.minimum(1)),
  onDuplicate: z._default(z.enum(duplicateChoices), 'skip'),
  name: sentText,
  email: sentText,
  phone: sentText,
  company: sentText,
  jobTitle: sentText,
  note: sentText,
  basis: sentText,
  consentDate: sentText,
  source: sentText,
  reason: sentText,
  until: sentText,
});
export type SentRow = z.infer<typeof sentRow>;

const rows = z.array(sentRow).check(z.minLength(1), z.maxLength(importLimits.batchRows));

/** A batch of rows. */
export const importBatch = z.object({ rows });
/** A dry run of a batch; `run` is the same UUID for all batches of one. */
export const importCheck = z.object({ run: z.guid(), rows });

/** What an import is going to be: said before its first batch, and the same when it is said again. */
export const importPlan = z.object({
  fileName: text({ kind: 'text', min: 1, max: 200, message: 'Name the file.' }),
  rows: z.int().check(z.minimum(1), z.maximum(importLimits.rows)),
  batches: z.int().check(z.minimum(1), z.maximum(importLimits.rows)),
  /** Whether those who gave express consent are subscribed to the newsletter. */
  newsletter: z.boolean(),
});
export type ImportPlan = z.infer<typeof importPlan>;

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
  undoUntil: number;
  /** The numbers of the batches that are kept, from 0. */
  kept: number[];
};

/** Contacts that an undo deleted, gave back their earlier details, or left alone because a later import changed them. */
export type UndoAnswer = { deleted: number; restored: number; left: number };

/** A contact, as staff find it by its email. */
export type ContactItem = RowFields & { id: number; fileName: string; importedAt: number };
