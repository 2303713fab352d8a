import type { Kysely } from 'kysely';
import type { ContactItem } from '../../widgets/contract/import-fields.ts';
import type { Schema } from '../database/schema.ts';

/** The contacts of an email, the newest first. */
export async function findContacts(read: Kysely<Schema>, email: string): Promise<ContactItem[]> {
  const rows = await read
    .selectFrom('contacts')
    .innerJoin('imports', 'imports.id', 'contacts.changed_by')
    .selectAll('contacts')
    .select('file_name')
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('contacts.id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
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
