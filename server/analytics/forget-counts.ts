import { countsKept } from '../../widgets/contract/count-limits.ts';
import type { Database } from '../database/database.ts';
import { unit } from '../database/unit.ts';
import { torontoTime } from '../format/toronto-time.ts';
import { searchEvents } from './event-row.ts';

export const deleteCounts = unit(
  import.meta.url,
  'deleteCounts',
  async ({ query }, { counts, searches }: { counts: string; searches: string }) => {
    await query.deleteFrom('events').where('day', '<', counts).execute();
    await query
      .deleteFrom('events')
      .where('event', 'in', [...searchEvents])
      .where('day', '<', searches)
      .execute();
  },
);

/** Deletes counts older than `countsKept` says: searched words first. Throws `DatabaseUnavailable`. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const today = torontoTime(now.getTime()).toPlainDate();
  const counts = today.subtract({ months: countsKept.months }).toString();
  const searches = today.subtract({ days: countsKept.searchDays }).toString();
  await database.write(deleteCounts, { counts, searches });
}
