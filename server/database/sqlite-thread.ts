import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './sqlite.ts';

// The thread that writes to SQLite. SQLite waits for the disk by stopping its thread: here nobody else waits with it.

/** One statement; null: close the file and end. */
export type Asked = { sql: string; parameters: readonly unknown[] } | null;

export type Answered =
  | { rows: unknown[]; changes: number | undefined }
  /** An error as plain data: sent as it is, it would lose its codes. */
  | { failure: { message: string; code?: unknown; errcode?: unknown } };

/** To prepare a statement takes longer than to run it: those of a text that was asked before are kept. */
const statements = new Map<string, StatementSync>();
const mostStatements = 200;

const database = openForWriting((workerData as { file: string }).file);

parentPort?.on('message', (asked: Asked) => {
  if (asked) {
    parentPort?.postMessage(answer(database, asked));
    return;
  }
  database.close();
  parentPort?.close();
});

function answer(file: DatabaseSync, { sql, parameters }: NonNullable<Asked>): Answered {
  try {
    // A full disk has rolled back already, and SQLite refuses to do it twice.
    if (sql === 'rollback' && !file.isTransaction) return { rows: [], changes: undefined };
    const statement = statements.get(sql) ?? file.prepare(sql);
    if (statements.size >= mostStatements) statements.clear();
    statements.set(sql, statement);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: undefined };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { failure: { message, code, errcode } };
  }
}
