import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { deleteContacts } from '../../contacts/purge-contacts.ts';
import { type Actor, record } from '../../database/audit.ts';
import type { Instant } from '../../database/columns/instant.ts';
import type { Schema, Transaction } from '../../database/schema.ts';
import { addressSpellings } from '../../format/address-spellings.ts';
import { deletePerson } from '../delete-person.ts';
import type { Erasure } from '../erasures/erasure-list.ts';
import { noteErasure } from '../erasures/replay-erasures.ts';

/** By a lead's reference, an imported contact's id or an address. */
export type PersonToErase = { reference: string } | { contact: number } | { email: string };

/** In each spelling. Undefined: no such lead or contact; empty: a contact with a phone alone. */
async function emailsOfPerson(query: Kysely<Schema>, person: PersonToErase): Promise<string[] | undefined> {
  const emails = await emailsAsWritten(query, person);
  return emails && [...new Set(emails.flatMap(addressSpellings))];
}

/** Includes merged requests. */
async function emailsAsWritten(query: Kysely<Schema>, person: PersonToErase): Promise<string[] | undefined> {
  if ('reference' in person) {
    const emails = await emailsOfStories(query, sql<SqlBool>`own.reference = ${person.reference}`);
    return emails.length > 0 ? emails : undefined;
  }
  const address = 'email' in person ? person.email.toLowerCase() : await emailOfContact(query, person.contact);
  if (address === undefined) return undefined;
  if (address === null) return [];
  const isOwn = sql<SqlBool>`lower(own.email) in (${sql.join(addressSpellings(address))})`;
  return [...new Set([address, ...(await emailsOfStories(query, isOwn))])];
}

async function emailOfContact(query: Kysely<Schema>, id: number): Promise<string | null | undefined> {
  const contact = await query.selectFrom('contacts').select('email').where('id', '=', id).executeTakeFirst();
  return contact?.email;
}

export type PersonErasure = {
  actor: Actor;
  at: Instant;
  person: PersonToErase;
  /** By address, to be repeated after a restore. */
  listed: Readonly<Record<string, Erasure>>;
};

/**
 * Erases a person once every address is listed outside the database. Returns the number of requests, or the addresses
 * still `unlisted` (one may just have been merged) with nothing erased. Undefined if there is no such person.
 */
export async function erasePerson(
  trx: Transaction,
  { actor, at, person, listed }: PersonErasure,
): Promise<{ erased: number } | { unlisted: string[] } | undefined> {
  const emails = await emailsOfPerson(trx, person);
  if (emails === undefined) return undefined;
  const unlisted = emails.filter((email) => listed[email] === undefined);
  if (unlisted.length > 0) return { unlisted };
  for (const erasure of Object.values(listed)) await noteErasure(trx, erasure);
  let erased = 0;
  // Includes requests stamped before the clock was set back.
  for (const email of emails) erased += await deletePerson(trx, email, { until: Number.MAX_SAFE_INTEGER, at });
  if ('contact' in person) await deleteContacts(trx, [person.contact]);
  await record(trx, actor, { action: 'person erased', about: nameOf(person), detail: `${erased} requests` }, at);
  return { erased };
}

/** Without the address, which the audit log must not hold. */
function nameOf(person: PersonToErase): string {
  if ('reference' in person) return person.reference;
  return 'contact' in person ? `contact ${person.contact}` : 'by address';
}

/** Emails of leads and of those merged with them, in one query, because someone may have sent thousands. */
async function emailsOfStories(query: Kysely<Schema>, isOwn: RawBuilder<SqlBool>): Promise<string[]> {
  const firsts = query
    .selectFrom('leads as own')
    .select(sql<number>`coalesce(own.merged_into, own.id)`.as('id'))
    .where(isOwn);
  const emails = query.selectFrom('leads').select(sql<string>`lower(email)`.as('email'));
  // A union, so that each part is found by its own index.
  const rows = await emails
    .where('id', 'in', firsts)
    .union(emails.where('merged_into', 'in', firsts))
    .execute();
  return rows.map(({ email }) => email.toLowerCase());
}
