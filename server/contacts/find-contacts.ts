import type { Kysely, SelectQueryBuilder } from 'kysely';
import { phoneKey } from '../../shared/staff/import.ts';
import type { ContactItem } from '../../shared/staff/import-fields.ts';
import type { Schema } from '../database/schema.ts';

type Contacts = SelectQueryBuilder<Schema, 'contacts', object>;

/** By email or phone, newest first. */
export function findContacts(read: Kysely<Schema>, typed: string): Promise<ContactItem[]> {
  const key = phoneKey({ phone: typed.includes('@') ? '' : typed });
  const own = read
    .selectFrom('contacts')
    .where(({ eb, or }) =>
      or([
        eb('contacts.email', '=', typed.trim().toLowerCase()),
        ...(key ? [eb('contacts.phone_key', 'like', `${key}%`)] : []),
      ]),
    );
  return contactItems(own, 50);
}

/** A person's contacts: by email or, without one, by the phone's key. */
export const contactsOfKey = (read: Kysely<Schema>, key: string): Promise<ContactItem[]> =>
  contactItems(ofKeys(read, [key]), 50);

/** Of several people, newest first, each with its person's key. */
export async function contactsOfKeys(
  read: Kysely<Schema>,
  keys: readonly string[],
): Promise<(ContactItem & { key: string })[]> {
  const items = await contactItems(ofKeys(read, keys), mostOfMany);
  return items.map((item) => ({ ...item, key: item.email ?? phoneKey(item) ?? '' }));
}

/** Bounds an export's memory, even if one person was added thousands of times. */
const mostOfMany = 10_000;

const ofKeys = (read: Kysely<Schema>, keys: readonly string[]): Contacts =>
  read
    .selectFrom('contacts')
    .where(({ eb, or, and }) =>
      or([
        eb('contacts.email', 'in', keys),
        and([eb('contacts.email', 'is', null), eb('contacts.phone_key', 'in', keys)]),
      ]),
    );

async function contactItems(contacts: Contacts, most: number): Promise<ContactItem[]> {
  const rows = await contacts
    .innerJoin('imports', 'imports.id', 'contacts.changed_by')
    .selectAll('contacts')
    .select('imports.file_name')
    .orderBy('contacts.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? undefined,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    company: row.company ?? undefined,
    jobTitle: row.job_title ?? undefined,
    note: row.note ?? undefined,
    basis: row.basis,
    consentDate: row.consent_date ?? undefined,
    source: row.source ?? undefined,
    reason: row.reason ?? undefined,
    until: row.until ?? undefined,
    fileName: row.file_name,
    importedAt: row.changed_at,
  }));
}
