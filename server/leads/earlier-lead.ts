import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../database/commit-queue.ts';
import { type Parameter, prepare } from '../database/prepared.ts';
import type { LeadRow, Schema } from '../database/schema.ts';
import type { Receipt } from './new-lead.ts';
import { promiseOf } from './promise.ts';

/** Of posts without a key, the same words within this time (ms) are one lead: design.md, "Server". */
export const repeatWindow = 10 * 60_000;

const columns = ['form', 'reference', 'received_at', 'promised_by', 'promise', 'content_hash'] as const;
export type EarlierLead = Pick<LeadRow, (typeof columns)[number]>;

/** What a visitor was told when the lead was kept. */
export function receiptOf(lead: EarlierLead): Receipt {
  return { reference: lead.reference, promised: promiseOf(lead) };
}

const keyed = prepare((query, value: Parameter<{ key: string }>) =>
  query.selectFrom('leads').select(columns).where('idempotency_key', '=', value('key')),
);
const sameWords = prepare((query, value: Parameter<{ hash: string; since: number }>) =>
  query
    .selectFrom('leads')
    .select(columns)
    .where('content_hash', '=', value('hash'))
    .where('idempotency_key', 'is', null)
    .where('received_at', '>', value('since'))
    .orderBy('id')
    .limit(sql.lit(1)),
);

export function leadByReference(read: Kysely<Schema>, reference: string): Promise<EarlierLead | undefined> {
  return read.selectFrom('leads').select(columns).where('reference', '=', reference).executeTakeFirst();
}

export async function leadByKey(transaction: Transaction, key: string): Promise<EarlierLead | undefined> {
  const { rows } = await transaction.run(keyed, { key });
  return rows[0];
}

/** Two processes on one PostgreSQL database look one after the other; SQLite has one writer anyway. */
export async function leadByWords(
  transaction: Transaction,
  hash: string,
  now: number,
): Promise<EarlierLead | undefined> {
  if (transaction.kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction.query);
  }
  const { rows } = await transaction.run(sameWords, { hash, since: now - repeatWindow });
  return rows[0];
}
