import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';
import { classified } from './unavailable.ts';

/** Longest wait for another program's lock (ms): a reader waits in the main thread, a writer in its own. */
const waits = { reading: 20, writing: 2_000 };

/** Pages kept in memory (KiB) and pages in the log before they move to the file: fewer reads and moves in a rush. */
const cacheKib = 65_536;
const checkpointPages = 8_000;

/** `PRAGMA synchronous` FULL: a commit is on the disk before it is answered. */
const synchronousFull = 2;

/** The SQLite file of a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'northlume.sqlite');
}

/**
 * Reads a SQLite file in this thread. A reader sees what is committed and never waits for a writer (WAL).
 * Throws when the file does not exist; its queries throw `DatabaseUnavailable` where trying later may help.
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
 * Opens, or makes, the SQLite file for writing. Throws when commits would not be durable: a re-opened WAL
 * file may come back as `synchronous = NORMAL`, which loses answered leads on a power cut.
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
  // What is deleted is overwritten: a visitor's details do not stay in the file's free pages.
  database.exec('pragma secure_delete = on');
  database.exec(`pragma cache_size = -${cacheKib}; pragma wal_autocheckpoint = ${checkpointPages};`);
  return database;
}
