import type { SentRow } from '../../shared/staff/import.ts';
import { importLimits } from '../../shared/staff/import-fields.ts';

const bytesOf = (row: SentRow) => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** Batches fit a request. */
export function divideRows(rows: Iterable<SentRow>): SentRow[][] {
  const batches: SentRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = bytesOf(row);
    if (size > room || (batches.at(-1)?.length ?? 0) >= importLimits.batchRows) {
      batches.push([]);
      room = importLimits.batchBytes;
    }
    batches.at(-1)?.push(row);
    room -= size;
  }
  return batches;
}
