import { sql } from 'kysely';
import { deleteConversationsOf } from '../chat/purge-conversations.ts';
import { deleteContactsOf } from '../contacts/purge-contacts.ts';
import type { Instant } from '../database/columns/instant.ts';
import { isPostgres } from '../database/postgres.ts';
import type { DatabaseReader, Transaction } from '../database/schema.ts';
import { deleteWaitingMails } from '../email-me/purge-wanted-mails.ts';
import { eraseSubscription } from '../newsletter/erase-subscription.ts';
import { deleteEmailsFrom } from './emails-of-others.ts';
import { eraseMentions, type PersonWords } from './erase-mentions.ts';
import { deleteLeads } from './purge-leads.ts';
import { sumUp, takeOffList } from './sum-up-person.ts';

/**
 * Deletes an address's leads received up to a moment, its conversations, unsent emails, imported contacts, its emails
 * about others' leads, requests for the newsletter and what names it elsewhere (erase-mentions.ts). What proves a consent stays (purge-leads.ts,
 * erase-subscription.ts). Returns the number of leads.
 */
export async function deletePerson(
  trx: Transaction,
  email: string,
  { until, at }: { until: Instant; at: Instant },
): Promise<number> {
  const address = email.toLowerCase();
  const own = trx
    .selectFrom('leads')
    .select('id')
    .where(sql`lower(email)`, '=', address)
    .where('received_at', '<=', until);
  // Stops other processes from merging into a request being deleted. SQLite has a single writer.
  const all = await (isPostgres(trx) ? own.forUpdate() : own).execute();
  const words = await wordsOfPerson(trx, address, until);
  await takeOffList(trx, address);
  await deleteLeads(
    trx,
    all.map(({ id }) => id),
  );
  await deleteConversationsOf(trx, address);
  await deleteWaitingMails(trx, email);
  await deleteContactsOf(trx, email, until);
  await deleteEmailsFrom(trx, address, until);
  await eraseSubscription(trx, email, { until, at });
  await eraseMentions(trx, words);
  await sumUp(trx, address);
  return all.length;
}

/** By which an address may be named elsewhere: those of its leads received up to a moment, conversations and contacts. */
export async function wordsOfPerson(read: DatabaseReader, address: string, until: Instant): Promise<PersonWords> {
  const columns = ['name', 'phone', 'company'] as const;
  const isOwn = sql`lower(email)`;
  const leads = read.selectFrom('leads').select(columns).where(isOwn, '=', address).where('received_at', '<=', until);
  const chats = read.selectFrom('conversations').select(columns).where(isOwn, '=', address);
  const contacts = read.selectFrom('contacts').select(columns).where('email', '=', address);
  const said = [...(await leads.execute()), ...(await chats.execute()), ...(await contacts.execute())];
  return {
    emails: [address],
    names: said.map(({ name }) => name ?? ''),
    companies: said.map(({ company }) => company ?? ''),
    phones: said.map(({ phone }) => phone ?? ''),
  };
}
