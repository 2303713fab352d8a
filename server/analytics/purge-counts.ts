import { countsKept } from '../../shared/count-limits.ts';
import { searchEvents } from '../../shared/counts.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { companyTime } from '../format/company-time.ts';

export async function deleteCounts(trx: Transaction, { counts, searches }: { counts: string; searches: string }) {
  await trx.deleteFrom('events').where('day', '<', counts).execute();
  await trx
    .deleteFrom('events')
    .where('event', 'in', [...searchEvents])
    .where('day', '<', searches)
    .execute();
}

/** Deletes counts after `countsKept`, search words sooner. Throws `DatabaseUnavailable`. */
export async function purgeCounts(database: Database, now: Date): Promise<void> {
  const today = companyTime(now.getTime()).toPlainDate();
  const counts = today.subtract({ months: countsKept.months }).toString();
  const searches = today.subtract({ days: countsKept.searchDays }).toString();
  await database.transaction().execute((trx) => deleteCounts(trx, { counts, searches }));
}
