import { type Kysely, sql } from 'kysely';
import type { PeopleSource, PersonItem } from '../../../shared/staff/people.ts';
import type { Schema } from '../../database/schema.ts';
import { isSubscribed } from '../../newsletter/tables.ts';
import { personIdOf } from './person-ids.ts';
import { readRequests } from './read-requests.ts';
import { readTalks } from './read-talks.ts';

type Known = { at: number; name: string | null; phone: string | null; company: string | null };

/** The people with these keys, in their order. */
export async function readPeople(read: Kysely<Schema>, keys: readonly string[]): Promise<PersonItem[]> {
  if (keys.length === 0) return [];
  const contactKey = sql<string>`coalesce(email, phone_key)`;
  const [byLead, byChat, contacts, subscribers] = await Promise.all([
    readRequests(read, keys),
    readTalks(read, keys),
    read
      .selectFrom('contacts')
      .select([contactKey.as('person'), 'id', 'email', 'changed_at as at', 'name', 'phone', 'company', 'basis'])
      .where(({ eb, or, and }) =>
        or([eb('email', 'in', keys), and([eb('email', 'is', null), eb('phone_key', 'in', keys)])]),
      )
      .execute(),
    read
      .selectFrom('subscribers')
      .selectAll()
      .where('email', 'in', keys)
      .where('confirmed_at', 'is not', null)
      .execute(),
  ]);
  const of = <Row extends { person: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ person }) => person);
  const byContact = of(contacts);
  const bySubscriber = new Map(subscribers.map((row) => [row.email, row]));
  return keys.map((key) => {
    const { newest: requests, count, firstAt } = byLead(key);
    const [talks, imports] = [byChat(key), byContact.get(key) ?? []];
    const subscriber = bySubscriber.get(key);
    const known: Known[] = [...requests, ...talks, ...imports].sort((one, other) => other.at - one.at);
    const newest = requests.toSorted((one, other) => other.at - one.at)[0];
    const [talk] = talks;
    const left = imports.some(({ basis }) => basis === 'unsubscribed') ? 'unsubscribed' : null;
    const times = [
      ...known.map(({ at }) => at),
      ...(firstAt === undefined ? [] : [firstAt]),
      ...(subscriber?.confirmed_at ? [subscriber.confirmed_at] : []),
    ];
    const sources: [PeopleSource, boolean][] = [
      ['request', requests.length > 0],
      ['chat', talks.length > 0],
      ['import', imports.length > 0],
      ['newsletter', subscriber !== undefined],
    ];
    const rows = { reference: newest?.reference, chat: talk?.id, contact: imports[0]?.id, subscriber: subscriber?.id };
    return {
      id: personIdOf(rows),
      key,
      name: known.find(({ name }) => name)?.name ?? null,
      email: key.includes('@') ? key : null,
      phone: known.find(({ phone }) => phone)?.phone ?? null,
      company: known.find(({ company }) => company)?.company ?? null,
      sources: sources.flatMap(([source, isOne]) => (isOne ? [source] : [])),
      requests: count,
      reference: newest?.reference ?? null,
      state: newest?.state ?? null,
      owner: newest?.owner ?? null,
      newsletter: subscriber ? (isSubscribed(subscriber) ? 'subscribed' : 'unsubscribed') : left,
      firstAt: Math.min(...times),
      lastAt: Math.max(...times),
    };
  });
}
