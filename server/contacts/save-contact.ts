import type { Contact } from '../../shared/staff/import.ts';
import type { ImportCounts } from '../../shared/staff/import-fields.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { withdrawnAmong } from '../database/withdrawn-addresses.ts';
import type { ValidRow } from './import-rules.ts';
import { subscribeImported } from './imported-subscribers.ts';
import type { ContactRow, ImportRow } from './tables.ts';

/** Returns a function that saves one row; later rows see earlier ones. */
export async function createContactKeeper(
  trx: Transaction,
  own: ImportRow,
  rows: readonly ValidRow[],
  at: number,
): Promise<(row: ValidRow) => Promise<keyof ImportCounts>> {
  const emails = [...new Set(rows.map(({ contact }) => contact.email.toLowerCase()))];
  const stored = trx.selectFrom('contacts').selectAll().where('email', 'in', emails).orderBy('id');
  // Other processes may change the same contacts; SQLite has a single writer.
  const known = await (isPostgres(trx) ? stored.forUpdate() : stored).execute();
  // The newest of several contacts with one email.
  const byEmail = new Map(known.map((contact) => [contact.email, contact]));

  const withdrawn = own.newsletter === 1 ? await withdrawnAmong(trx, emails) : new Set();

  async function subscribe({ basis, consentDate = '', source = '' }: Contact, email: string): Promise<void> {
    if (basis !== 'express' || own.newsletter === 0 || withdrawn.has(email)) return;
    // Noon in Toronto (13:00 in summer) on the day in the file.
    const givenAt = Date.parse(`${consentDate}T17:00:00Z`);
    await subscribeImported(trx, { email, givenAt: Math.min(givenAt, at), source, importId: own.id, at });
  }

  async function add(contact: Contact, email: string): Promise<void> {
    await subscribe(contact, email);
    const marks = { import_id: own.id, changed_by: own.id, changed_at: at };
    const row = { email, ...detailsOf(contact), ...consentOf(contact), ...marks };
    const { id } = await trx.insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow();
    byEmail.set(email, { id, ...row });
  }

  async function update(contact: Contact, before: ContactRow): Promise<void> {
    await trx
      .insertInto('contact_changes')
      .values({
        import_id: own.id,
        contact_id: before.id,
        before: JSON.stringify(before),
      })
      .execute();
    await subscribe(contact, before.email);
    // Empty fields do not erase known values.
    const said = Object.entries(detailsOf(contact)).filter(([, value]) => value !== null);
    const marks = { changed_by: own.id, changed_at: at };
    const after: ContactRow = { ...before, ...Object.fromEntries(said), ...consentOf(contact), ...marks };
    const { id, ...change } = after;
    await trx.updateTable('contacts').set(change).where('id', '=', id).execute();
    byEmail.set(after.email, after);
  }

  return async ({ contact, onDuplicate }) => {
    const email = contact.email.toLowerCase();
    const before = byEmail.get(email);
    if (before && onDuplicate === 'skip') return 'skipped';
    if (before && onDuplicate === 'update') {
      await update(contact, before);
      return 'updated';
    }
    await add(contact, email);
    return 'added';
  };
}

const detailsOf = ({ name, phone, company, jobTitle, note }: Contact) => ({
  name,
  phone: phone ?? null,
  company: company ?? null,
  job_title: jobTitle ?? null,
  note: note ?? null,
});

const consentOf = ({ basis, consentDate, source, reason, until }: Contact) => ({
  basis,
  consent_date: (basis === 'express' && consentDate) || null,
  source: source ?? null,
  reason: (basis === 'implied' && reason) || null,
  until: (basis === 'implied' && until) || null,
});
