import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';
import { classified } from './unavailable.ts';

/** Longest wait for another program's lock (ms). Reads block the main thread, writes their own. */
const waits = { reading: 20, writing: 2_000 };

/** Page cache (KiB), and log pages before a checkpoint: less disk work under load. */
const cacheKib = 65_536;
const checkpointPages = 8_000;

/** Asks the writing thread for `emptyLog`. */
export const emptyingLog = 'pragma wal_checkpoint(truncate)';

/** FULL: a commit is on disk before it is answered. */
const synchronousFull = 2;

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'northlume.sqlite');
}

/**
 * Reads in this thread, without waiting for writers (WAL). Throws if there is no file; queries throw
 * `DatabaseUnavailable` where a retry may help.
 */
export function readingDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { readOnly: true, timeout: waits.reading });
  const prepare = (sql: string) => {
    const statement = orUnavailable(() => database.prepare(sql));
    const all = (values: readonly unknown[]) => orUnavailable(() => statement.all(...(values as SQLInputValue[])));
    return {
      reader: true,
      all,
      run: () => ({ changes: 0, lastInsertRowid: 0 }),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  return new SqliteDialect({ database: { prepare, close: () => database.isOpen && database.close() } });
}

function orUnavailable<Result>(query: () => Result): Result {
  try {
    return query();
  } catch (error) {
    throw classified(error);
  }
}

/**
 * Throws if commits would not be durable: a reopened WAL file may return to `synchronous = NORMAL`, which loses
 * answered leads in a power cut.
 */
export function openForWriting(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: waits.writing, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const { synchronous } = database.prepare('pragma synchronous').get() as { synchronous: number };
  const { journal_mode: mode } = database.prepare('pragma journal_mode').get() as { journal_mode: string };
  if (synchronous !== synchronousFull || mode !== 'wal') {
    database.close();
    throw new Error(`The database file would not keep leads safely (journal ${mode}, synchronous ${synchronous})`);
  }
  // Overwrites deleted data: no personal details remain in free pages.
  database.exec('pragma secure_delete = on');
  // What was deleted stays in the log until it is emptied (`emptyLog`).
  database.exec(`pragma cache_size = -${cacheKib}; pragma wal_autocheckpoint = ${checkpointPages};`);
  return database;
}

/**
 * Moves the write-ahead log into the file and truncates it, because deleted details would stay in it. `busy` is 1 while
 * another connection reads an older state. Does not wait for that connection, since all writes would wait too.
 */
export function emptyLog(database: DatabaseSync): { busy: number }[] {
  database.exec('pragma busy_timeout = 0');
  try {
    return [database.prepare(emptyingLog).get() as { busy: number }];
  } finally {
    database.exec(`pragma busy_timeout = ${waits.writing}`);
  }
}
