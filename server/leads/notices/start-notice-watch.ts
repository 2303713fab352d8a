import type { Database } from '../../database/database.ts';
import { sendDueNotices } from './send-due-notices.ts';

export type NoticeWatchParts = {
  database: Database;
  clock: () => Date;
  teams: boolean;
  onProblem: (message: string, error: unknown) => void;
};

/** Polling interval (ms). */
const lookEvery = 2_000;
/** Pause (ms) after a database error. */
const afterTrouble = 10_000;

/** Polls in every process; database locks let one act. Returns the function that stops it. */
export function startNoticeWatch({ database, clock, teams, onProblem }: NoticeWatchParts): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const next = (pause: number) => {
    if (!stopped) timer = setTimeout(look, pause).unref();
  };
  async function look(): Promise<void> {
    try {
      await database.transaction().execute((trx) => sendDueNotices(trx, { now: clock().getTime(), teams }));
      next(lookEvery);
    } catch (error) {
      if (!stopped) onProblem('What is due for staff could not be told', error);
      next(afterTrouble);
    }
  }
  next(lookEvery);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
