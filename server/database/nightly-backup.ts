import { backUp, backupFolder, pruneBackups } from './backup.ts';
import { sqliteFile } from './database.ts';

export type NightlyBackupParts = {
  databaseUrl?: string;
  dataDir: string;
  clock?: () => Date;
  onDone?: (file: string) => void;
  onProblem?: (message: string, error: unknown) => void;
};

const kept = 14;
/** The hour (UTC) in which nobody writes: 03:00 or 04:00 in Toronto. */
const quietHour = 8;

/**
 * Backs the SQLite file up every night and keeps the last 14. PostgreSQL has its own tools (`pg_dump`), so
 * there it does nothing. Gives the function that stops it.
 */
export function startNightlyBackup(parts: NightlyBackupParts): () => void {
  const { databaseUrl, dataDir, clock = () => new Date(), onDone, onProblem } = parts;
  if (databaseUrl) return () => {};
  let timer: NodeJS.Timeout | undefined;

  function plan(): void {
    timer = setTimeout(run, nextNight(clock()).getTime() - clock().getTime());
    timer.unref();
  }

  async function run(): Promise<void> {
    try {
      const folder = backupFolder(dataDir);
      const file = await backUp(sqliteFile(dataDir), folder, clock());
      pruneBackups(folder, kept);
      onDone?.(file);
    } catch (error) {
      onProblem?.('The nightly backup failed', error);
    }
    if (timer) plan();
  }

  plan();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

/** The next quiet hour after a moment. */
export function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(quietHour, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
