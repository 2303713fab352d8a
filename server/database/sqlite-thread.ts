import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { emptyingLog, emptyLog, openForWriting } from './sqlite.ts';

// Writes to SQLite in its own thread, so that waiting for the disk blocks nothing else.

/** `null` ends the thread. */
export type ThreadRequest = { sql: string; parameters: readonly unknown[]; transaction?: 'begins' | 'goes on' } | null;

export type ThreadAnswer =
  | { rows: unknown[]; changes: number | undefined }
  /** A posted Error would lose its codes. */
  | { failure: { message: string; code?: unknown; errcode?: unknown } };

/** Preparing a statement takes longer than running it. */
const statements = new Map<string, StatementSync>();
const mostStatements = 200;

const database = openForWriting((workerData as { file: string }).file);

parentPort?.on('message', (asked: ThreadRequest) => {
  if (asked) {
    parentPort?.postMessage(answer(database, asked));
    return;
  }
  database.close();
  parentPort?.close();
});

function answer(file: DatabaseSync, { sql, parameters, transaction }: NonNullable<ThreadRequest>): ThreadAnswer {
  try {
    // A transaction that begins with a read fails at its first write if another process has written since.
    if (transaction === 'begins') run(file, 'begin immediate', []);
    // A full disk has rolled back already; SQLite refuses a second rollback.
    if (sql === 'rollback' && !file.isTransaction) return { rows: [], changes: undefined };
    // Work that continues after its transaction would be stored in part.
    if (transaction === 'goes on' && !file.isTransaction) throw new Error('The transaction has ended');
    if (sql === emptyingLog) return { rows: emptyLog(file), changes: undefined };
    return run(file, sql, parameters as SQLInputValue[]);
  } catch (error) {
    if (sql === 'commit' && file.isTransaction) run(file, 'rollback', []);
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { failure: { message, code, errcode } };
  }
}

function run(file: DatabaseSync, sql: string, values: SQLInputValue[]): ThreadAnswer {
  const statement = statements.get(sql) ?? file.prepare(sql);
  if (statements.size >= mostStatements) statements.clear();
  statements.set(sql, statement);
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: undefined };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}
