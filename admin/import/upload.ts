import type { ImportPlan } from '../../shared/staff/import.ts';
import { type ImportItem, importPaths } from '../../shared/staff/import-fields.ts';
import { ask } from '../data/request.ts';
import type { SessionWorker } from './start-worker.ts';

/** Key and plan of an upload: the same ones resume it. */
export type Upload = { key: string; plan: ImportPlan; paused: boolean };

/**
 * Sends the batches that the server lacks, one after another.
 * @param onBatch gets the number of batches stored
 * @returns the import; undefined if paused
 * @throws AskError for a refused batch; call again to resume
 */
export async function sendBatches(
  session: SessionWorker,
  upload: Upload,
  onBatch: (done: number) => void,
): Promise<ImportItem | undefined> {
  const { key, plan } = upload;
  const path = `${importPaths.imports}/${key}`;
  upload.paused = false;
  // Also when resuming: the answer lists the stored batches.
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
