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

const reasons = Object.keys(impliedReasons) as [ImpliedReason, ...ImpliedReason[]];
const day = z.optional(z.string().check(z.refine(isDay, 'Write the day as year-month-day, like 2026-03-31.')));

const contactRules = z.object({
  name: z.optional(text(bookingRules.name)),
  email: z.optional(email),
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

export type Contact = z.infer<typeof contactRules>;

/** Fewer digits are an extension or a word, not a number. */
const fewestDigits = 7;
const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
export const isPhone = (text: string): boolean => digitsOf(text).length >= fewestDigits;

/** Recognizes a person without an email: digits of the phone, then the name. Undefined without a phone. */
export const phoneKey = ({ phone, name = '' }: { phone?: string | undefined; name?: string | undefined }) =>
  phone && isPhone(phone) ? `${digitsOf(phone)} ${name.toLowerCase()}` : undefined;

export type Checked = { contact: Contact; fields?: undefined } | { fields: RowFields; contact?: undefined };

/**
 * Used in the browser before sending and on the server before storing.
 * @param today the day in Toronto, `2026-11-22`
 */
export function checkContact(row: RowFields, today: string): Checked {
  const isLeft = row.basis === 'unsubscribed';
  const given: RowFields = Object.fromEntries(
    Object.entries(row).filter(([field, value]) => value.trim() !== '' && !(isLeft && consentDetails.has(field))),
  );
  const { success, data, error } = contactRules.safeParse(given);
  const fields: RowFields = success ? consentFaults(data, today) : {};
  for (const { path, message } of error?.issues ?? []) fields[path[0] as ContactField] ??= message;
  if (!given.email && !isPhone(given.phone ?? '')) fields.email ??= 'Give an email or a phone number.';
  return success && Object.keys(fields).length === 0 ? { contact: data } : { fields };
}

/** Without meaning for who unsubscribed. */
const consentDetails: ReadonlySet<string> = new Set(['consentDate', 'source', 'reason', 'until']);

function consentFaults({ basis, consentDate, source, reason, until }: Contact, today: string): RowFields {
  const faults: RowFields = {};
  if (basis === 'unsubscribed') return faults;
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

export const importBatch = z.object({ rows });
/** A dry run of a batch; `run` is one UUID for all batches. */
export const importCheck = z.object({ run: z.guid(), rows });

/** Sent before the first batch; may be repeated. */
export const importPlan = z.object({
  fileName: text({ kind: 'text', min: 1, max: 200, message: 'Name the file.' }),
  rows: z.int().check(z.minimum(1), z.maximum(importLimits.rows)),
  batches: z.int().check(z.minimum(1), z.maximum(importLimits.rows)),
  /** Subscribes contacts with express consent. */
  newsletter: z.boolean(),
});
export type ImportPlan = z.infer<typeof importPlan>;
