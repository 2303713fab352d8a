import { type ContactField, contactFields } from '../../../shared/staff/import-fields.ts';

/**
 * A field of a contact, a part of the name, what forbids letters, or `before`: cells beyond the headings, which
 * continue the column before.
 */
export type ColumnTarget = ContactField | 'firstName' | 'lastName' | 'unsubscribed' | 'before';

export const targetLabels: Readonly<Record<ColumnTarget, string>> = {
  ...contactFields,
  firstName: 'First name',
  lastName: 'Last name',
  unsubscribed: 'Unsubscribed, if it says so',
  before: 'The rest of the column before',
};

/** Several columns may be one of these: the first that is filled counts, and any that says unsubscribed. */
export const severalColumns: ReadonlySet<ColumnTarget> = new Set([
  'email',
  'phone',
  'unsubscribed',
  'consentDate',
  'before',
]);
