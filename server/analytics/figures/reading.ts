import { setImmediate as turn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { hours } from '../../../shared/company/hours.ts';
import type { DayRange } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { momentsOf, type Period, slicesOf } from '../period.ts';

/** Other requests run between the slices: SQLite reads on the main thread. @param size days per slice */
export async function inSlices<Row>(
  days: DayRange,
  read: (slice: DayRange) => Promise<Row[]>,
  size = 31,
): Promise<Row[]> {
  const all: Row[][] = [];
  for (const slice of slicesOf(days, size)) {
    all.push(await read(slice));
    await turn();
  }
  return all.flat();
}

export function sums(rows: readonly { key: string; count: number }[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { key, count } of rows) total.set(key, (total.get(key) ?? 0) + Number(count));
  return total;
}

/** Anyone can search and ask for an address: of a week's details the most frequent are read. */
const most = { details: 1_000, days: 7 } as const;

/** How often each detail of an event was counted. */
export async function detailsOf(
  read: DatabaseReader,
  event: 'not_found' | 'search_empty',
  days: DayRange,
): Promise<Map<string, number>> {
  const rows = await inSlices(
    days,
    (slice) =>
      read
        .selectFrom('events')
        .select(({ fn }) => ['detail as key', fn.sum<number>('count').as('count')])
        .where('event', '=', event)
        .where('day', '>=', slice.from)
        .where('day', '<=', slice.to)
        .groupBy('detail')
        .orderBy(({ fn }) => fn.sum('count'), 'desc')
        .limit(most.details)
        .execute(),
    most.days,
  );
  return sums(rows);
}

/** Largest first. */
export async function compared(
  period: Period,
  read: (days: DayRange) => Promise<Map<string, number>>,
): Promise<[key: string, now: number, before: number][]> {
  const now = await read(period);
  const before = await read(period.before);
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((key): [string, number, number] => [key, now.get(key) ?? 0, before.get(key) ?? 0])
    .sort((one, other) => other[1] - one[1] || other[2] - one[2] || (one[0] < other[0] ? -1 : 1));
}

const dayMs = 86_400_000;

/** The day of a timestamp by the company's clock, in days since 1970. Integer division truncates in both databases. */
export function companyDayOf(
  column: 'received_at' | 'confirmed_at' | 'unsubscribed_at',
  days: DayRange,
): RawBuilder<number> {
  const { start, end } = momentsOf(days);
  let at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(hours.timeZone);
  let local = `${column} + ${at.offsetNanoseconds / 1e6}`;
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= end) break;
    const [change, offset] = [next.epochMilliseconds, next.offsetNanoseconds / 1e6];
    local = `case when ${column} >= ${change} then ${column} + ${offset} else ${local} end`;
    at = next;
  }
  // Literals: node:sqlite binds parameters as floats, so the division would not truncate.
  return sql<number>`(${sql.raw(local)}) / ${sql.raw(String(dayMs))}`;
}

/** `2026-11-22`, from days since 1970. */
export const dayOf = (days: number): string => new Date(days * dayMs).toISOString().slice(0, 10);

/** Quantile by nearest rank. @param sorted ascending */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Percentage with one decimal, at most 100: the counts of a page may be incomplete. Null if `whole` is 0. */
export const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.min(100, Math.round((1000 * part) / whole) / 10) : null;
