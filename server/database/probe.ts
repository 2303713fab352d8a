import { statfs } from 'node:fs/promises';
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

/** Writes a row for real and takes it back, then looks at the disk. Throws `DatabaseUnavailable`. */
export async function probe(writer: Pick<Writer, 'rehearse'>, dataDir: string): Promise<Probe> {
  await writer.rehearse(writeProbe, 'probe');
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes < leastFreeBytes) throw new DatabaseUnavailable('the disk is nearly full', 60);
  return { freeBytes };
}
