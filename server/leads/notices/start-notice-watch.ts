import type { Database } from '../../database/database.ts';
import { sendDueNotices } from './send-due-notices.ts';

export type NoticeWatchParts = {
  database: Database;
  clock: () => Date;
  /** Whether a Teams webhook is set. */
  teams: boolean;
  onProblem: (message: string, error: unknown) => void;
};

/** From one look to the next (ms): what is due is told within it. */
const lookEvery = 2_000;
/** A database that is away is not asked again before this (ms). */
const afterTrouble = 10_000;

/** Looks for what is due, in every process; the database lets one of them tell it. Gives the function that stops it. */
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
