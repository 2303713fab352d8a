import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { readinessProbe } from '../guards/ceilings.ts';

export type Readiness = { ready: boolean; checks: Record<string, unknown> };

/**
 * Whether leads can be stored. A mail server outage is reported but no reason to refuse visitors. All calls within a
 * second share one probe. A probe that fails in any way is "not ready"; `onProblem` gets failures that a retry does not
 * fix.
 */
export function createReadiness(
  database: Pick<Database, 'probe' | 'read'>,
  now: () => number,
  onProblem: (error: unknown) => void,
) {
  let last: { at: number; isOver: boolean; found: Promise<Readiness> } | undefined;
  let roomAt = Number.NEGATIVE_INFINITY;

  async function look(at: number): Promise<Readiness> {
    try {
      // After a failure the free space is checked each time, so that the server recovers without delay.
      const room = at - roomAt >= readinessProbe.roomEvery;
      const { freeBytes } = await database.probe({ room });
      if (room) roomAt = at;
      return {
        ready: true,
        checks: { database: 'writes', freeBytes, oldestUnsentSeconds: await oldestUnsent(database, now()) },
      };
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) onProblem(error);
      return { ready: false, checks: { database: 'unavailable' } };
    }
  }

  return (): Promise<Readiness> => {
    const at = performance.now();
    if (last && (!last.isOver || at - last.at < readinessProbe.every)) return last.found;
    const begun = { at, isOver: false, found: look(at) };
    last = begun;
    begun.found = begun.found.finally(() => {
      begun.isOver = true;
    });
    return begun.found;
  };
}

/** Age (s) of the oldest unsent job, or null. */
async function oldestUnsent({ read }: Pick<Database, 'read'>, now: number): Promise<number | null> {
  const row = await read
    .selectFrom('jobs')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    // Webhooks of a receiver that does not answer are shown in their own list.
    .where('channel', '!=', 'webhook')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? Math.max(0, Math.round((now - row.created_at) / 1000)) : null;
}
