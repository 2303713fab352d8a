import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { busyOf } from './busy-of.ts';
import { most, personOf } from './tables.ts';

const person = sql<string>`${sql.raw(personOf.conversations())}`;

/** Chats of people, newest first: of who has begun very many the newest, and the first. */
export async function readTalks(read: Kysely<Schema>, keys: readonly string[]) {
  const busy = new Map(
    await Promise.all((await busyOf(read, keys, 'chat')).map(async (key) => [key, await someOf(read, key)] as const)),
  );
  const others = keys.filter((key) => !busy.has(key));
  const rows = others.length > 0 ? await talks(read).where(person, 'in', others).execute() : [];
  const byKey = Map.groupBy(rows, (row) => row.person);
  return (key: string) => busy.get(key) ?? byKey.get(key) ?? [];
}

const talks = (read: Kysely<Schema>) =>
  read
    .selectFrom('conversations')
    .select([sql<string>`lower(email)`.as('person'), 'id', 'last_at as at', 'name', 'phone', 'company'])
    .orderBy('last_at', 'desc');

async function someOf(read: Kysely<Schema>, key: string) {
  const theirs = talks(read).where(person, '=', key);
  const [newest, first] = await Promise.all([
    theirs.limit(most).execute(),
    theirs.clearOrderBy().orderBy('last_at').limit(1).execute(),
  ]);
  return [...newest, ...first];
}
