import type { Kysely } from 'kysely';
import { checkContact, type SentRow } from '../../shared/staff/import.ts';
import type { CheckAnswer } from '../../shared/staff/import-fields.ts';
import type { Schema } from '../database/schema.ts';
import { withdrawnAmong } from '../database/withdrawn-addresses.ts';
import { emailsOf, keyOf, knownAmong } from './known-among.ts';

/** Dry run: finds invalid rows, known emails and unsubscribed ones. */
export async function compareRows(read: Kysely<Schema>, rows: readonly SentRow[], today: string): Promise<CheckAnswer> {
  const checked = rows.map((row) => ({ line: row.line, ...checkContact(fieldsOf(row), today) }));
  const good = checked.flatMap(({ line, contact }) => (contact ? [{ line, contact }] : []));
  const contacts = good.map(({ contact }) => contact);
  const [known, withdrawn] = await Promise.all([
    knownAmong(read, contacts),
    withdrawnAmong(read, ['', ...emailsOf(contacts)]),
  ]);
  return {
    faults: checked.flatMap(({ line, fields }) => (fields ? [{ line, fields }] : [])),
    duplicates: good.flatMap(({ line, contact }) => {
      const own = known.get(keyOf(contact));
      return own ? [{ line, name: own.name, company: own.company, changedAt: own.changed_at }] : [];
    }),
    unsubscribed: good.flatMap(({ line, contact: { email, basis } }) =>
      basis !== 'unsubscribed' && withdrawn.has(email?.toLowerCase() ?? '') ? [line] : [],
    ),
  };
}

export const fieldsOf = ({ line: _line, onDuplicate: _choice, ...fields }: SentRow) => fields;
