import type { Kysely } from 'kysely';
import { checkContact, type SentRow } from '../../shared/staff/import.ts';
import type { CheckAnswer } from '../../shared/staff/import-fields.ts';
import type { Schema } from '../database/schema.ts';
import { withdrawnAmong } from '../database/withdrawn-addresses.ts';

/** Dry run: finds invalid rows, known emails and unsubscribed ones. */
export async function compareRows(read: Kysely<Schema>, rows: readonly SentRow[], today: string): Promise<CheckAnswer> {
  const checked = rows.map((row) => ({ line: row.line, ...checkContact(fieldsOf(row), today) }));
  const lines = checked.flatMap(({ line, contact }) => (contact ? [{ line, email: contact.email.toLowerCase() }] : []));
  const emails = [...new Set(lines.map(({ email }) => email))];
  if (emails.length === 0) emails.push('');
  const [contacts, withdrawn] = await Promise.all([
    read
      .selectFrom('contacts')
      .select(['email', 'name', 'company', 'changed_at'])
      .where('email', 'in', emails)
      .orderBy('id')
      .execute(),
    withdrawnAmong(read, emails),
  ]);
  const known = new Map(contacts.map((contact) => [contact.email, contact]));
  return {
    faults: checked.flatMap(({ line, fields }) => (fields ? [{ line, fields }] : [])),
    duplicates: lines.flatMap(({ line, email }) => {
      const contact = known.get(email);
      return contact ? [{ line, name: contact.name, company: contact.company, changedAt: contact.changed_at }] : [];
    }),
    unsubscribed: lines.filter(({ email }) => withdrawn.has(email)).map(({ line }) => line),
  };
}

export const fieldsOf = ({ line: _line, onDuplicate: _choice, ...fields }: SentRow) => fields;
