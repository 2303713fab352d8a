import type { Contact } from '../../widgets/contract/import.ts';
import type { ImportCounts } from '../../widgets/contract/import-fields.ts';
import type { Transaction } from '../database/commit-queue.ts';
import type { ContactRow, ImportRow } from '../database/contact-tables.ts';
import type { KeptRow } from './import-rules.ts';
import { subscribeImported } from './imported-subscribers.ts';

/** Makes what keeps one row after the other of a batch and says what became of it; a later row sees the earlier ones. */
export async function createContactKeeper(
  transaction: Transaction,
  own: ImportRow,
  rows: readonly KeptRow[],
  at: number,
): Promise<(row: KeptRow) => Promise<keyof ImportCounts>> {
  const { query } = transaction;
  const emails = [...new Set(rows.map(({ contact }) => contact.email.toLowerCase()))];
  const known = await query.selectFrom('contacts').selectAll().where('email', 'in', emails).orderBy('id').execute();
  // Of several with one email the newest.
  const byEmail = new Map(known.map((contact) => [contact.email, contact]));

  async function subscribe({ basis, consentDate = '', source = '' }: Contact, email: string) {
    if (basis !== 'express' || own.newsletter === 0) return null;
    // Noon in Toronto, on the day that the file names.
    const givenAt = Date.parse(`${consentDate}T17:00:00Z`);
    return subscribeImported(transaction, { email, givenAt: Math.min(givenAt, at), source, at });
  }

  async function add(contact: Contact, email: string): Promise<void> {
    const subscriber_id = await subscribe(contact, email);
    const marks = { subscriber_id, import_id: own.id, changed_by: own.id, changed_at: at };
    const row = { email, ...detailsOf(contact), ...consentOf(contact), ...marks };
    const id = await transaction.insert('contacts', row);
    byEmail.set(email, { id: Number(id), ...row });
  }

  async function update(contact: Contact, before: ContactRow): Promise<void> {
    await transaction.insert('contact_changes', {
      import_id: own.id,
      contact_id: before.id,
      before: JSON.stringify(before),
    });
    const subscriber_id = (await subscribe(contact, before.email)) ?? before.subscriber_id;
    // What the file leaves open does not erase what is known.
    const said = Object.entries(detailsOf(contact)).filter(([, value]) => value !== null);
    const marks = { subscriber_id, changed_by: own.id, changed_at: at };
    const after: ContactRow = { ...before, ...Object.fromEntries(said), ...consentOf(contact), ...marks };
    const { id, ...change } = after;
    await query.updateTable('contacts').set(change).where('id', '=', id).execute();
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

/** An express consent has no end and an implied one no day: what else a row says of the other is left out. */
const consentOf = ({ basis, consentDate, source, reason, until }: Contact) => ({
  basis,
  consent_date: (basis === 'express' && consentDate) || null,
  source: source ?? null,
  reason: (basis === 'implied' && reason) || null,
  until: (basis === 'implied' && until) || null,
});
