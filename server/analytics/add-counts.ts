import type { Transaction } from '../database/commit-queue.ts';
import type { EventRow } from '../database/event-table.ts';
import { unit } from '../database/unit.ts';

/** Different counts that a day may have. A busy day has some thousands; what somebody invents fills no disk. */
export const mostOfDay = 20_000;

/** Adds counts to those of their day. The rows come in the order of their keys, so that two servers never wait for each other. */
export const addCounts = unit(import.meta.url, 'addCounts', async (transaction, rows: readonly EventRow[]) => {
  const days = Map.groupBy(rows, ({ day }) => day);
  for (const [day, ofDay] of days) {
    if (await isFull(transaction, day)) await addToKnown(transaction, ofDay);
    else await add(transaction, ofDay);
  }
});

async function isFull({ query }: Transaction, day: string): Promise<boolean> {
  const last = query
    .selectFrom('events')
    .select('day')
    .where('day', '=', day)
    .limit(1)
    .offset(mostOfDay - 1);
  return (await last.executeTakeFirst()) !== undefined;
}

async function add({ query }: Transaction, rows: readonly EventRow[]): Promise<void> {
  await query
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
async function addToKnown({ query }: Transaction, rows: readonly EventRow[]): Promise<void> {
  for (const { count, page_kind: _, ...key } of rows) {
    await query
      .updateTable('events')
      .set(({ eb }) => ({ count: eb('count', '+', count) }))
      .where(({ and }) => and(key))
      .execute();
  }
}
