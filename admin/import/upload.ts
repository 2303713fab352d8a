import type { ImportPlan } from '../../shared/staff/import.ts';
import { type ImportItem, importPaths } from '../../shared/staff/import-fields.ts';
import { ask } from '../data/request.ts';
import type { SessionWorker } from './start-worker.ts';

/** An upload: the same key and plan again go on with it. */
export type Upload = { key: string; plan: ImportPlan; paused: boolean };

/**
 * Sends the batches that the server does not have yet, one after the other.
 * @param onBatch hears how many are kept
 * @returns the import; undefined when it was paused
 * @throws AskError for a batch that was not taken: calling again goes on from there
 */
export async function sendBatches(
  session: SessionWorker,
  upload: Upload,
  onBatch: (done: number) => void,
): Promise<ImportItem | undefined> {
  const { key, plan } = upload;
  const path = `${importPaths.imports}/${key}`;
  upload.paused = false;
  // Also where it has begun: the answer says what is kept.
  const kept = new Set((await ask<ImportItem>('PUT', path, plan)).kept);
  for (let number = 0; number < plan.batches; number += 1) {
    if (kept.has(number)) continue;
    onBatch(kept.size);
    if (upload.paused) return undefined;
    const rows = await session.call('batch', number);
    await ask('PUT', `${path}/batches/${number}`, { rows });
    kept.add(number);
  }
  return ask<ImportItem>('GET', path);
}
