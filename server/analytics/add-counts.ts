import type { EventRow } from '../database/event-table.ts';
import { unit } from '../database/unit.ts';

/** Adds counts to those of their day. The rows come in the order of their keys, so that two servers never wait for each other. */
export const addCounts = unit(import.meta.url, 'addCounts', async ({ query }, rows: readonly EventRow[]) => {
  await query
    .insertInto('events')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'path', 'widget', 'field', 'detail', 'metric', 'value'])
        .doUpdateSet(({ ref, eb }) => ({ count: eb('events.count', '+', ref('excluded.count')) })),
    )
    .execute();
});
