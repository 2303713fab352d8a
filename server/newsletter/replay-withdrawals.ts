import type { AddressList } from '../database/address-list.ts';
import { record } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { recordWithdrawalHash } from '../database/withdrawn-addresses.ts';
import { isSubscribed } from './tables.ts';

type Left = { id: string; at: number };
type Again = { left: Left[]; unknown: { key: string; hashes: string[] }; now: number };

/** Addresses per transaction. */
const pageSize = 200;

/** Repeats unsubscriptions, and records addresses that a restored backup lacks. */
export async function withdrawAgain(trx: Transaction, { left, unknown, now }: Again): Promise<void> {
  for (const { id, at } of left) {
    const own = trx.updateTable('subscribers').set({ unsubscribed_at: at }).where('id', '=', id);
    await own.where('confirmed_at', '<=', at).execute();
  }
  for (const hash of unknown.hashes) await recordWithdrawalHash(trx, unknown.key, hash);
  if (left.length === 0) return;
  const deed = { action: 'unsubscriptions repeated', detail: `${left.length} of a restored backup` };
  await record(trx, { id: null, email: 'the server' }, deed, now);
}

/**
 * Repeats unsubscriptions unknown to a restored backup, unless the person subscribed again. Returns how many. Throws
 * `DatabaseUnavailable`.
 */
export async function replayWithdrawals(database: Database, list: AddressList, now: number): Promise<number> {
  const key = list.key();
  if (key === undefined) return 0;
  const { left, unknown } = await sortOut(database, list);
  for (const page of pages(left))
    await database
      .transaction()
      .execute((trx) => withdrawAgain(trx, { left: page, unknown: { key, hashes: [] }, now }));
  for (const hashes of pages(unknown))
    await database.transaction().execute((trx) => withdrawAgain(trx, { left: [], unknown: { key, hashes }, now }));
  return left.length;
}

async function sortOut({ read }: Database, list: AddressList): Promise<{ left: Left[]; unknown: string[] }> {
  const listed = list.read();
  const left: Left[] = [];
  for (const row of await read.selectFrom('subscribers').selectAll().execute()) {
    const hash = list.hashOf(row.email);
    const at = listed.get(hash)?.at;
    if (at === undefined) continue;
    if (isSubscribed(row) && (row.confirmed_at ?? 0) <= at) left.push({ id: row.id, at });
    // A new subscription is not confirmed yet; until then the withdrawal stays.
    if (row.confirmed_at !== null || row.unsubscribed_at !== null) listed.delete(hash);
  }
  for (const { hash } of await read.selectFrom('withdrawals').select('hash').execute()) listed.delete(hash);
  return { left, unknown: [...listed.keys()] };
}

function pages<Item>(items: readonly Item[]): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / pageSize) }, (_, page) => page * pageSize);
  return starts.map((start) => items.slice(start, start + pageSize));
}
