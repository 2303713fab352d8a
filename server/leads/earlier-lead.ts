import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { Schema, Transaction } from '../database/schema.ts';
import type { Receipt } from './new-lead.ts';
import { promiseOf } from './promise.ts';
import type { LeadRow } from './tables.ts';

/**
 * Posts without a key but with equal content within this time (ms) are one lead: docs/design.md, "The way of a lead".
 */
export const repeatWindow = 10 * 60_000;

const columns = ['form', 'reference', 'received_at', 'promised_by', 'promise', 'content_hash'] as const;
export type EarlierLead = Pick<LeadRow, (typeof columns)[number]>;

export function receiptOf(lead: EarlierLead): Receipt {
  return { reference: lead.reference, promised: promiseOf(lead) };
}

export function leadByReference(read: Kysely<Schema>, reference: string): Promise<EarlierLead | undefined> {
  return read.selectFrom('leads').select(columns).where('reference', '=', reference).executeTakeFirst();
}

export function leadByKey(trx: Transaction, key: string): Promise<EarlierLead | undefined> {
  return trx.selectFrom('leads').select(columns).where('idempotency_key', '=', key).executeTakeFirst();
}

/** An advisory lock serializes simultaneous posts of equal content; SQLite has a single writer. */
export async function leadByWords(trx: Transaction, hash: string, now: number): Promise<EarlierLead | undefined> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
  return trx
    .selectFrom('leads')
    .select(columns)
    .where('content_hash', '=', hash)
    .where('idempotency_key', 'is', null)
    .where('received_at', '>', now - repeatWindow)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
