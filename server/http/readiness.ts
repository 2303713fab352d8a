import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';

export type Readiness = { ready: boolean; checks: Record<string, unknown> };

/**
 * Whether leads can be kept now, for `/readyz`. Waiting mails are reported but do not make the server
 * unready: a mail server that is down is no reason to turn visitors away.
 */
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

/** Age in seconds of the oldest message that is still owed; null when none is. */
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
