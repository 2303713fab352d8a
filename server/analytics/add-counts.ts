import type { Transaction } from '../database/schema.ts';
import type { EventRow } from './tables.ts';

/** Different counts that a day may have. A busy day has some thousands; what somebody invents fills no disk. */
export const mostOfDay = 20_000;

/** Adds counts to those of their day. The rows come in the order of their keys, so that two servers never wait for each other. */
export async function addCounts(trx: Transaction, rows: readonly EventRow[]) {
  const days = Map.groupBy(rows, ({ day }) => day);
  for (const [day, ofDay] of days) {
    if (await isFull(trx, day)) await addToKnown(trx, ofDay);
    else await add(trx, ofDay);
  }
}

async function isFull(trx: Transaction, day: string): Promise<boolean> {
  const last = trx
    .selectFrom('events')
    .select('day')
    .where('day', '=', day)
    .limit(1)
    .offset(mostOfDay - 1);
  return (await last.executeTakeFirst()) !== undefined;
}

async function add(trx: Transaction, rows: readonly EventRow[]): Promise<void> {
  await trx
    .insertInto('events')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'path', 'widget', 'field', 'detail', 'metric', 'value'])
        .doUpdateSet(({ ref, eb }) => ({ count: eb('events.count', '+', ref('excluded.count')) })),
    )
    .execute();
}

/** What is new on a full day is dropped. */
async function addToKnown(trx: Transaction, rows: readonly EventRow[]): Promise<void> {
  for (const { count, page_kind: _, ...key } of rows) {
    await trx
      .updateTable('events')
      .set(({ eb }) => ({ count: eb('count', '+', count) }))
      .where(({ and }) => and(key))
      .execute();
  }
}
