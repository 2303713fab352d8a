import { type Kysely, sql } from 'kysely';
import type { KeptOfAddress } from '../../../shared/staff/erasures.ts';
import type { Schema } from '../../database/schema.ts';
import { addressSpellings } from '../../format/address-spellings.ts';
import { isSubscribed } from '../../newsletter/tables.ts';
import { emailsFrom } from '../emails-of-others.ts';

/** What is kept of an address, in counts, however its domain is spelled. */
export async function keptOfAddress(read: Kysely<Schema>, email: string): Promise<KeptOfAddress> {
  const all = await Promise.all(addressSpellings(email.toLowerCase()).map((one) => keptAs(read, one)));
  const sum = (what: Exclude<keyof KeptOfAddress, 'newsletter'>) => all.reduce((total, one) => total + one[what], 0);
  return {
    ...{ requests: sum('requests'), conversations: sum('conversations') },
    ...{ contacts: sum('contacts'), emails: sum('emails') },
    newsletter: all.find(({ newsletter }) => newsletter !== null)?.newsletter ?? null,
  };
}

async function keptAs(read: Kysely<Schema>, address: string): Promise<KeptOfAddress> {
  const lower = sql<string>`lower(email)`;
  const count = ({ length }: unknown[]) => length;
  const [leads, conversations, contacts, emails, signups, subscriber] = await Promise.all([
    read.selectFrom('leads').select('id').where(lower, '=', address).execute(),
    read.selectFrom('conversations').select('id').where(lower, '=', address).execute(),
    read.selectFrom('contacts').select('id').where('email', '=', address).execute(),
    emailsFrom(read, address).execute(),
    read.selectFrom('signups').select('id').where('email', '=', address).limit(1).execute(),
    read.selectFrom('subscribers').selectAll().where('email', '=', address).executeTakeFirst(),
  ]);
  return {
    requests: count(leads),
    conversations: count(conversations),
    contacts: count(contacts),
    emails: count(emails),
    newsletter: newsletterOf(subscriber) ?? (signups.length > 0 ? 'not confirmed' : null),
  };
}

function newsletterOf(subscriber: Parameters<typeof isSubscribed>[0] | undefined): KeptOfAddress['newsletter'] {
  if (!subscriber) return null;
  if (isSubscribed(subscriber)) return 'subscribed';
  return subscriber.unsubscribed_at === null ? 'not confirmed' : 'unsubscribed';
}
