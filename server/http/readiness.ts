import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

export type Readiness = { ready: boolean; checks: Record<string, unknown> };

/** Whether leads can be stored. A mail server outage is reported but no reason to refuse visitors. */
export function createReadiness(database: Database, now: () => number): () => Promise<Readiness> {
  return async () => {
    try {
      const { freeBytes } = await database.probe();
      return {
        ready: true,
        checks: { database: 'writes', freeBytes, oldestUnsentSeconds: await oldestUnsent(database, now()) },
      };
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return { ready: false, checks: { database: 'unavailable' } };
    }
  };
}

/** Age (s) of the oldest unsent job, or null. */
async function oldestUnsent(database: Database, now: number): Promise<number | null> {
  const row = await database.read
    .selectFrom('jobs')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? Math.max(0, Math.round((now - row.created_at) / 1000)) : null;
}
