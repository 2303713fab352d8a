import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { busyOf } from './busy-of.ts';
import { most, personOf } from './tables.ts';

const person = sql<string>`${sql.raw(personOf.leads('leads.'))}`;

/** Requests of people, newest first: of who has sent very many the newest; how many there are, and when the first came. */
export async function readRequests(read: Kysely<Schema>, keys: readonly string[]) {
  const busy = new Map(
    await Promise.all(
      (await busyOf(read, keys, 'request')).map(async (key) => [key, await newestOf(read, key)] as const),
    ),
  );
  const others = keys.filter((key) => !busy.has(key));
  const rows = others.length > 0 ? await requests(read).where(person, 'in', others).execute() : [];
  const byKey = Map.groupBy(rows, (row) => row.person);
  return (key: string) => {
    const newest = byKey.get(key) ?? [];
    return busy.get(key) ?? { newest, count: newest.length, firstAt: newest.at(-1)?.at };
  };
}

const requests = (read: Kysely<Schema>) =>
  read
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'owner_id')
    .select([sql<string>`lower(leads.email)`.as('person'), 'received_at as at', 'leads.name', 'phone', 'company'])
    .select(['reference', 'state', 'staff.email as owner'])
    .orderBy('leads.id', 'desc');

async function newestOf(read: Kysely<Schema>, key: string) {
  const theirs = read.selectFrom('leads').where(person, '=', key);
  const [newest, { count }, first] = await Promise.all([
    requests(read).where(person, '=', key).limit(most).execute(),
    theirs.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    theirs.select('received_at').orderBy('id').limit(1).executeTakeFirst(),
  ]);
  return { newest, count: Number(count), firstAt: first?.received_at };
}
