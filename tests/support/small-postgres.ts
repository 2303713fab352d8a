import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../tools/lib/postgres.mjs';
import { administerPostgres, askPostgres } from './databases.ts';

/**
 * Moves a closed database to another disk, so that its tables can run out of space; the write-ahead log stays.
 * @returns releases the folder once the database is dropped
 */
export async function moveToFolder(databaseUrl: string, folder: string): Promise<() => Promise<void>> {
  const [row] = await askPostgres<{ data_directory: string }>('show data_directory');
  const { uid, gid } = statSync(row?.data_directory ?? '');
  const tables = join(folder, 'tables');
  mkdirSync(tables);
  for (const owned of [folder, tables]) chownSync(owned, uid, gid);
  const name = `small_${randomBytes(6).toString('hex')}`;
  await administerPostgres(`create tablespace ${name} location '${tables}'`);
  await administerPostgres(`alter database ${new URL(databaseUrl).pathname.slice(1)} set tablespace ${name}`);
  return () => administerPostgres(`drop tablespace ${name}`);
}

/**
 * Data and write-ahead log are on one disk; PostgreSQL exits when it is full.
 * @returns `resume` restarts it
 */
export async function startInFolder(programs: string, folder: string) {
  chmodSync(folder, 0o755);
  const settings = ['min_wal_size=2MB', 'max_wal_size=8MB'];
  const postgres = await startPostgres(programs, { within: folder, made: ['--wal-segsize=1'], settings });
  const hasEnded = () => {
    try {
      return !process.kill(postgres.pid() ?? 0, 0);
    } catch {
      return true;
    }
  };
  return {
    url: postgres.url,
    resume: async () => {
      if (hasEnded()) await postgres.resume();
    },
    stop: postgres.stop,
  };
}
