import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Between tries (ms): our own reads take milliseconds. */
const pauses = [50, 200, 1_000];

/** Empties the log (`Database.emptyLog`), trying for about a second. False if a reader had it open all that time. */
export async function emptyLog(database: Pick<Database, 'emptyLog'>): Promise<boolean> {
  for (const wait of pauses) {
    if (await database.emptyLog()) return true;
    await pause(wait);
  }
  return database.emptyLog();
}

export type LogEmptier = {
  /** Tries for a second, then every minute; tells the log once that it failed. Never throws. */
  now(): Promise<void>;
  /** Within a minute: for deletions that anybody can ask for. */
  soon(): void;
  stop(): void;
};

export type LogEmptierParts = {
  database: Pick<Database, 'emptyLog'>;
  onProblem: (message: string, error: unknown) => void;
  /** In milliseconds. */
  every?: number;
};

/** Empties the log after single deletions; the night does it after its own. */
export function createLogEmptier({ database, onProblem, every = 60_000 }: LogEmptierParts): LogEmptier {
  let timer: NodeJS.Timeout | undefined;
  let isTold = false;

  async function now(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const error = await emptyLog(database).then(
      (done) => (done ? undefined : new Error('a reader has it open')),
      Error,
    );
    if (error === undefined) {
      isTold = false;
      return;
    }
    if (!isTold) onProblem('What was erased is still in northlume.sqlite-wal; tried again every minute', error);
    isTold = true;
    soon();
  }
  function soon(): void {
    timer ??= setTimeout(now, every).unref();
  }
  return { now, soon, stop: () => clearTimeout(timer) };
}
