import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './sqlite.ts';

// The thread that writes to SQLite. SQLite waits for the disk by stopping its thread: here nobody else waits with it.

/** One statement, and whether a transaction begins or goes on with it; null: close the file and end. */
export type Asked = { sql: string; parameters: readonly unknown[]; transaction?: 'begins' | 'goes on' } | null;

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

function answer(file: DatabaseSync, { sql, parameters, transaction }: NonNullable<Asked>): Answered {
  try {
    // One that only reads at first would be refused at its first write when another process has written since.
    if (transaction === 'begins') run(file, 'begin immediate', []);
    // A full disk has rolled back already, and SQLite refuses to do it twice.
    if (sql === 'rollback' && !file.isTransaction) return { rows: [], changes: undefined };
    // Work that went on after its transaction had ended would be kept in pieces.
    if (transaction === 'goes on' && !file.isTransaction) throw new Error('The transaction has ended');
    return run(file, sql, parameters as SQLInputValue[]);
  } catch (error) {
    // What is asked next is another transaction's.
    if (sql === 'commit' && file.isTransaction) run(file, 'rollback', []);
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { failure: { message, code, errcode } };
  }
}

function run(file: DatabaseSync, sql: string, values: SQLInputValue[]): Answered {
  const statement = statements.get(sql) ?? file.prepare(sql);
  if (statements.size >= mostStatements) statements.clear();
  statements.set(sql, statement);
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: undefined };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}
