import type { Transaction } from '../database/schema.ts';
import type { EventRow } from './tables.ts';

/** Distinct counts per day, so that invented ones cannot fill the disk. A busy day has a few thousand. */
export const mostOfDay = 20_000;

/** Adds rows to their day. They must be sorted by key, or two servers may deadlock. */
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

async function addToKnown(trx: Transaction, rows: readonly EventRow[]): Promise<void> {
  for (const { count, page_kind: _, ...key } of rows) {
    await trx
      .updateTable('events')
      .set(({ eb }) => ({ count: eb('count', '+', count) }))
      .where(({ and }) => and(key))
      .execute();
  }
}
