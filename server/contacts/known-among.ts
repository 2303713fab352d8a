import type { Kysely } from 'kysely';
import { type Contact, phoneKey } from '../../shared/staff/import.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Schema } from '../database/schema.ts';
import type { ContactRow } from './tables.ts';

/** Recognizes a contact: its email, or without one its phone and name. */
export const keyOf = (contact: Contact): string => contact.email?.toLowerCase() ?? phoneKey(contact) ?? '';

/** Distinct, lower case. */
export const emailsOf = (contacts: readonly Contact[]): string[] => [
  ...new Set(contacts.flatMap(({ email }) => email?.toLowerCase() ?? [])),
];

/** The keys of a stored contact: a row with an email is compared by email only. */
export const keysOf = ({ email, phone_key }: Pick<ContactRow, 'email' | 'phone_key'>): string[] =>
  [email, phone_key].filter((key) => key !== null);

/**
 * Stored contacts by key; of several with one key, the newest.
 * @param lock against other processes until the commit; SQLite has a single writer
 */
export async function knownAmong(
  query: Kysely<Schema>,
  contacts: readonly Contact[],
  lock?: 'lock',
): Promise<Map<string, ContactRow>> {
  const phones = contacts.flatMap((contact) => (contact.email ? [] : (phoneKey(contact) ?? [])));
  const stored = query
    .selectFrom('contacts')
    .selectAll()
    // No list may be empty.
    .where(({ eb, or }) =>
      or([eb('email', 'in', ['', ...emailsOf(contacts)]), eb('phone_key', 'in', ['', ...new Set(phones)])]),
    )
    .orderBy('id');
  const rows = await (lock && isPostgres(query) ? stored.forUpdate() : stored).execute();
  return new Map(rows.flatMap((row) => keysOf(row).map((key) => [key, row])));
}
