import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Reader } from './open-reader.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { unit } from './unit.ts';
import type { Writer } from './writer.ts';

export type Probe = {
  /** Bytes free where the server keeps its data. */
  freeBytes: number;
};

/** Below this the server says that it is not ready: a lead is small, but a log or a backup is not. */
export const leastFreeBytes = 64 * 1024 * 1024;

/** Writes a row, to be taken back. */
export const writeProbe = unit(import.meta.url, 'writeProbe', ({ insert }, id: string) =>
  insert('used_nonces', { id, expires_at: 0 }),
);

/**
 * How much room PostgreSQL's disk has, nobody but itself can find out, and a row may still find room in a page of its
 * table where a lead does not: it is made to sort 2 MB outside of its memory, in a file beside the tables.
 */
const needRoom = sql`
  select sum(length(filler))
  from (select set_config('work_mem', '64kB', true) as memory) as setting,
    lateral (select memory || repeat('x', 2000) as filler from generate_series(1, 1000) as i order by i) as sorted`;

/** Writes a row for real and takes it back, then looks at the disk. Throws `DatabaseUnavailable`. */
export async function probe(
  writer: Pick<Writer, 'rehearse'>,
  { kind, read }: Pick<Reader, 'kind' | 'read'>,
  dataDir: string,
): Promise<Probe> {
  await writer.rehearse(writeProbe, 'probe');
  // On a connection that reads, so that no lead waits for it.
  if (kind === 'postgres') await needRoom.execute(read);
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes < leastFreeBytes) throw new DatabaseUnavailable('the disk is nearly full', 60);
  return { freeBytes };
}
