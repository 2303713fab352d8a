import type { Transaction } from '../database/schema.ts';
import { plainRow } from './plain-row.ts';
import type { EventRow } from './tables.ts';

/** Names a row: two with the same key add up. */
export const keyOf = ({ day, event, path, widget, field, detail, metric, value }: EventRow): string =>
  JSON.stringify([day, event, path, widget, field, detail, metric, value]);

/** @returns rows of equal key added up, in the order of their keys, so that two servers cannot deadlock */
export function inOrder(rows: readonly EventRow[]): EventRow[] {
  const byKey = new Map<string, EventRow>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, count: known.count + row.count } : row);
  }
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/**
 * Adds rows to their days.
 * @param most different rows of an event on a day; a new row above that counts without its words, or not at all
 * @returns whether there was one
 */
export async function addCounts(trx: Transaction, rows: readonly EventRow[], most: number): Promise<boolean> {
  const fitting: EventRow[] = [];
  for (const ofEvent of Map.groupBy(rows, ({ day, event }) => `${day} ${event}`).values())
    fitting.push(...(await asKept(trx, ofEvent, most)));
  const added = inOrder(fitting);
  if (added.length > 0) await add(trx, added);
  return fitting.length < rows.length || fitting.some((row) => !rows.includes(row));
}

/** Rows of one day and event as they may be added. */
async function asKept(trx: Transaction, rows: readonly EventRow[], most: number): Promise<EventRow[]> {
  const [first] = rows;
  if (!first) return [];
  const ofDay = trx.selectFrom('events').where('day', '=', first.day).where('event', '=', first.event);
  const last = ofDay
    .select('day')
    .limit(1)
    .offset(most - 1);
  if ((await last.executeTakeFirst()) === undefined) return [...rows];
  const pages = [...new Set(rows.map(({ path }) => path))];
  const known = new Set((await ofDay.selectAll().where('path', 'in', pages).execute()).map(keyOf));
  return rows.flatMap((row) => (known.has(keyOf(row)) ? [row] : (plainRow(row) ?? [])));
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
