import { type Contact, phoneKey } from '../../shared/staff/import.ts';
import type { ImportCounts } from '../../shared/staff/import-fields.ts';
import type { Transaction } from '../database/schema.ts';
import { withdrawnAmong } from '../database/withdrawn-addresses.ts';
import type { ValidRow } from './import-rules.ts';
import { subscribeImported, withdrawImported } from './imported-subscribers.ts';
import { emailsOf, keyOf, keysOf, knownAmong } from './known-among.ts';
import type { ContactRow, ImportRow } from './tables.ts';

/** Returns a function that saves one row; later rows see earlier ones. */
export async function createContactKeeper(
  trx: Transaction,
  own: ImportRow,
  rows: readonly ValidRow[],
  at: number,
): Promise<(row: ValidRow) => Promise<keyof ImportCounts>> {
  const contacts = rows.map(({ contact }) => contact);
  const known = await knownAmong(trx, contacts, 'lock');
  const remember = (row: ContactRow) => {
    for (const key of keysOf(row)) known.set(key, row);
  };
  const withdrawn = await withdrawnAmong(trx, ['', ...emailsOf(contacts)]);

  /** Subscribes by express consent, or ends what imports subscribed. */
  async function subscribe(contact: Contact): Promise<void> {
    const { basis, consentDate = '', source = '' } = contact;
    const email = contact.email?.toLowerCase();
    if (!email) return;
    if (basis === 'unsubscribed') {
      await withdrawImported(trx, email, at);
      withdrawn.add(email);
    }
    if (basis !== 'express' || own.newsletter === 0 || withdrawn.has(email)) return;
    // Noon in Toronto (13:00 in summer) on the day in the file.
    const givenAt = Date.parse(`${consentDate}T17:00:00Z`);
    await subscribeImported(trx, { email, givenAt: Math.min(givenAt, at), source, importId: own.id, at });
  }

  async function add(contact: Contact): Promise<void> {
    await subscribe(contact);
    const marks = { import_id: own.id, changed_by: own.id, changed_at: at };
    const row = { ...detailsOf(contact), ...consentOf(contact), ...marks };
    const { id } = await trx.insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow();
    remember({ id, ...row });
  }

  /** `details` is empty for a skipped row, whose consent ends all the same. */
  async function update(contact: Contact, before: ContactRow, details: Partial<Details>): Promise<void> {
    await trx
      .insertInto('contact_changes')
      .values({
        import_id: own.id,
        contact_id: before.id,
        before: JSON.stringify(before),
      })
      .execute();
    await subscribe(contact);
    // Empty fields do not erase known values, and nobody who unsubscribed is written to again.
    const said = Object.entries(details).filter(([, value]) => value !== null);
    const consent = before.basis === 'unsubscribed' ? {} : consentOf(contact);
    const changed = { ...before, ...Object.fromEntries(said), ...consent, changed_by: own.id, changed_at: at };
    const after = { ...changed, phone_key: phoneKeyOf(changed.phone, changed.name) };
    const { id, ...change } = after;
    await trx.updateTable('contacts').set(change).where('id', '=', id).execute();
    remember(after);
  }

  return async ({ contact, onDuplicate }) => {
    const before = known.get(keyOf(contact));
    if (before && onDuplicate === 'update') {
      await update(contact, before, detailsOf(contact));
      return 'updated';
    }
    if (before && onDuplicate === 'skip') {
      if (contact.basis !== 'unsubscribed' || before.basis === 'unsubscribed') return 'skipped';
      await update(contact, before, {});
      return 'updated';
    }
    await add(contact);
    return 'added';
  };
}

const phoneKeyOf = (phone: string | null, name: string | null) =>
  phoneKey({ phone: phone ?? undefined, name: name ?? undefined }) ?? null;

type Details = Pick<ContactRow, 'email' | 'name' | 'phone' | 'phone_key' | 'company' | 'job_title' | 'note'>;

const detailsOf = ({ email, name, phone, company, jobTitle, note }: Contact): Details => ({
  email: email?.toLowerCase() ?? null,
  name: name ?? null,
  phone: phone ?? null,
  phone_key: phoneKeyOf(phone ?? null, name ?? null),
  company: company ?? null,
  job_title: jobTitle ?? null,
  note: note ?? null,
});

const consentOf = ({ basis, consentDate, source, reason, until }: Contact) => ({
  basis,
  consent_date: (basis === 'express' && consentDate) || null,
  source: (basis !== 'unsubscribed' && source) || null,
  reason: (basis === 'implied' && reason) || null,
  until: (basis === 'implied' && until) || null,
});
