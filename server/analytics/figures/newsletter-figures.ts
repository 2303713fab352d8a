import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { daysOf, momentsOf, type Period } from '../period.ts';
import { companyDayOf, dayOf, inSlices, sums } from './reading.ts';

async function byDay(read: DatabaseReader, days: DayRange, column: 'confirmed_at' | 'unsubscribed_at') {
  const rows = await inSlices(days, (slice) => {
    const { start, end } = momentsOf(slice);
    const day = companyDayOf(column, slice);
    return read
      .selectFrom('subscribers')
      .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('count')])
      .where('confirmed_at', 'is not', null)
      .where(column, '>=', start)
      .where(column, '<', end)
      .groupBy(day)
      .execute();
  });
  return sums(rows.map(({ day, count }) => ({ key: dayOf(Number(day)), count })));
}

async function subscribedBefore(read: DatabaseReader, day: DayRange): Promise<number> {
  const { start } = momentsOf(day);
  const { count } = await read
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmed_at', '<', start)
    .where(({ eb, or }) =>
      or([
        eb('unsubscribed_at', 'is', null),
        eb('unsubscribed_at', '>=', start),
        // Subscribed again.
        eb('unsubscribed_at', '<', eb.ref('confirmed_at')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function newsletterChange(
  read: DatabaseReader,
  days: DayRange,
): Promise<{ confirmed: number; left: number }> {
  const total = (counted: Map<string, number>) => [...counted.values()].reduce((sum, count) => sum + count, 0);
  return {
    confirmed: total(await byDay(read, days, 'confirmed_at')),
    left: total(await byDay(read, days, 'unsubscribed_at')),
  };
}

export async function newsletter(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const side = async (days: DayRange) => {
    const [confirmed, left] = [await byDay(read, days, 'confirmed_at'), await byDay(read, days, 'unsubscribed_at')];
    let total = await subscribedBefore(read, days);
    return daysOf(days).map((day) => {
      total += (confirmed.get(day) ?? 0) - (left.get(day) ?? 0);
      return [day, confirmed.get(day) ?? 0, left.get(day) ?? 0, total];
    });
  };
  const [now, before] = [await side(period), await side(period.before)];
  return {
    columns: [
      { name: 'day', label: 'Day', unit: 'day' },
      { name: 'confirmed', label: 'Confirmed', unit: 'count' },
      { name: 'left', label: 'Unsubscribed', unit: 'count' },
      { name: 'subscribers', label: 'Subscribers', unit: 'count' },
      { name: 'dayBefore', label: 'Day of the period before', unit: 'day' },
      { name: 'subscribersBefore', label: 'Subscribers then', unit: 'count' },
    ],
    rows: now.map((row, at) => [...row, before[at]?.[0] ?? null, before[at]?.[3] ?? null]),
  };
}
