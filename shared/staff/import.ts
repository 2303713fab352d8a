import * as z from 'zod/mini';
import { isDay, monthsAfter } from '../company/calendar-day.ts';
import { bookingRules } from '../forms/field-rules.ts';
import { email, optionalText, text } from '../forms/text.ts';
import {
  type ContactField,
  consentBases,
  duplicateChoices,
  type ImpliedReason,
  impliedReasons,
  importLimits,
  type RowFields,
} from './import-fields.ts';

/** The rules of contacts that are imported from a file, and the calls that take them. */

const reasons = Object.keys(impliedReasons) as [ImpliedReason, ...ImpliedReason[]];
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
