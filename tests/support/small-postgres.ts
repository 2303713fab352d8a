import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { administerPostgres, askPostgres } from './databases.ts';

/**
 * Moves a PostgreSQL database that nobody has open to a folder on a disk of its own, so that its tables can run out of
 * room; PostgreSQL's log stays where it is.
 * @returns what gives the folder back, once the database is dropped
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
