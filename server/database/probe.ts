import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export type Probe = {
  freeBytes: number;
};

/** `room`: whether PostgreSQL also checks its own disk. */
export type ProbeLook = { room: boolean };

/** Below this the server is not ready: a lead is small, but a log or backup is not. */
export const leastFreeBytes = 64 * 1024 * 1024;

/** Sorts 2 MB on disk: only PostgreSQL can check its own disk, and a test row may fit where a lead does not. */
const needRoom = sql`
  select sum(length(filler))
  from (select set_config('work_mem', '64kB', true) as memory) as setting,
    lateral (select memory || repeat('x', 2000) as filler from generate_series(1, 1000) as i order by i) as sorted`;

/** Writes a row and rolls it back, then checks the disk. Throws `DatabaseUnavailable`. */
export async function probe(
  read: Kysely<Schema>,
  write: Kysely<Schema>,
  dataDir: string,
  { room }: ProbeLook = { room: true },
): Promise<Probe> {
  const trx = await write.startTransaction().execute();
  try {
    await trx.insertInto('secrets').values({ name: 'probe', value: '', created_at: 0 }).execute();
  } finally {
    await trx.rollback().execute();
  }
  // On a read connection, so that no lead waits for it.
  if (room && isPostgres(read)) await needRoom.execute(read);
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes < leastFreeBytes) throw new DatabaseUnavailable('the disk is nearly full', 60);
  return { freeBytes };
}
