import type { SentRow } from '../../shared/staff/import.ts';
import { type CheckAnswer, importPaths } from '../../shared/staff/import-fields.ts';
import { ask } from '../data/request.ts';
import type { DuplicateRow, FaultyRow } from './create-session.ts';
import type { SessionWorker } from './start-worker.ts';

export type Findings = {
  ready: number;
  express: number;
  /** Whom the file says have unsubscribed. */
  left: number;
  faults: FaultyRow[];
  doubtful: FaultyRow[];
  duplicates: DuplicateRow[];
  /** People who unsubscribed from our newsletter. */
  unsubscribed: number;
};

/** Rows per message; more would block the page. */
const slice = 1000;

async function all<Row>(piece: (from: number, count: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await piece(rows.length, slice);
    for (const row of next) rows.push(row);
    if (next.length < slice) return rows;
  }
}

export const faultsOf = (session: SessionWorker) => all((from, count) => session.call('faults', from, count));

export async function findingsOf(session: SessionWorker, unsubscribed: number): Promise<Findings> {
  return {
    unsubscribed,
    ...(await session.call('counts')),
    faults: await faultsOf(session),
    doubtful: await all((from, count) => session.call('doubtful', from, count)),
    duplicates: await all((from, count) => session.call('duplicates', from, count)),
  };
}

/**
 * Compares rows with the database in a dry run (`run`: UUID) and passes the result to the worker.
 * @returns how many people unsubscribed from the newsletter
 */
export async function compare(session: SessionWorker, rows: readonly SentRow[], run: string): Promise<number> {
  if (rows.length === 0) return 0;
  const answer = await ask<CheckAnswer>('POST', importPaths.check, { run, rows });
  await session.call('heard', answer.duplicates, answer.faults);
  return answer.unsubscribed.length;
}
