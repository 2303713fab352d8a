import { sql } from 'kysely';
import { record } from '../../database/audit.ts';
import type { Database } from '../../database/database.ts';
import type { Transaction } from '../../database/schema.ts';
import { deletePerson } from '../delete-person.ts';
import { writersOfOthers } from '../emails-of-others.ts';
import { deleteInTurns } from './delete-in-turns.ts';
import type { Erasure, ErasureList } from './erasure-list.ts';

/** An older backup lacks the record. */
export async function noteErasure(trx: Transaction, { hash, at }: Erasure): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({ hash, erased_at: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ erased_at: at }))
    .execute();
}

/** Without an email (nothing was restored) the erasure is only recorded. @param before deleted in turns already */
export async function eraseAgain(
  trx: Transaction,
  { email, erasure, before, now }: { email: string | undefined; erasure: Erasure; before: number; now: number },
) {
  await noteErasure(trx, erasure);
  if (email === undefined) return;
  const count = before + (await deletePerson(trx, email, { until: erasure.at, at: erasure.at }));
  const detail = `${count} requests that were there again, or still; by the server at its start`;
  const { by = { id: null, email: 'the server' } } = erasure;
  await record(trx, by, { action: 'erasure repeated', detail }, now);
}

/**
 * Erases again whom a restored backup brought back, and goes on where a server stopped while it erased. Returns the
 * addresses. Throws `DatabaseUnavailable`.
 */
export async function replayErasures(database: Database, list: ErasureList, now: number): Promise<string[]> {
  const seen = await database.read.selectFrom('erasures').selectAll().execute();
  const known = new Map(seen.map(({ hash, erased_at }) => [hash, erased_at]));
  const due = [...list.read().values()].filter(({ hash, at }) => (known.get(hash) ?? -1) < at);
  if (due.length === 0) return [];
  const people = new Map((await addresses(database)).map((email) => [list.hashOf(email), email]));
  for (const erasure of due) {
    const email = people.get(erasure.hash);
    const before = email === undefined ? 0 : await deleteInTurns(database, email, { until: erasure.at });
    await database.transaction().execute((trx) => eraseAgain(trx, { email, erasure, before, now }));
  }
  return due.flatMap(({ hash }) => people.get(hash) ?? []);
}

async function addresses({ read }: Database): Promise<string[]> {
  const email = sql<string>`lower(email)`.as('email');
  const all = await Promise.all([
    read.selectFrom('leads').select(email).distinct().execute(),
    read.selectFrom('conversations').select(email).distinct().execute(),
    read.selectFrom('contacts').select(email).where('email', 'is not', null).distinct().execute(),
    read.selectFrom('subscribers').select(email).distinct().execute(),
    read.selectFrom('signups').select(email).distinct().execute(),
  ]);
  return [...new Set([...all.flat().map((row) => row.email), ...(await writersOfOthers(read))])];
}
