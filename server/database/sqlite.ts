import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Row, StatementResult, WriterConnection } from './connection.ts';
import { isBusy } from './unavailable.ts';

/** SQLite waits for a lock by sleeping on the thread that also answers visitors, so it may wait only this long (ms). */
const shortWait = 20;
/** How long `begin` keeps asking for the lock, letting the thread work in between (ms). */
const patience = 2_000;
/** More different statements than the server has; above it the oldest is dropped. */
const statementLimit = 200;

/** Pages kept in memory (KiB) and pages in the log before they move to the file: fewer reads and moves in a rush. */
const cacheKib = 65_536;
const checkpointPages = 8_000;

/** `PRAGMA synchronous` FULL: a commit is on the disk before it is answered. */
const synchronousFull = 2;

/**
 * Opens a SQLite file for reading. It sees what is committed and never waits for a writer (WAL).
 * The file must exist.
 */
export function openSqliteReader(file: string): Connection {
  const database = new DatabaseSync(file, { readOnly: true, timeout: shortWait });
  return connectionTo(database);
}

/**
 * Opens, or makes, the SQLite file for writing. Throws when commits would not be durable: a re-opened WAL
 * file may come back as `synchronous = NORMAL`, which loses answered leads on a power cut.
 */
export function openSqliteWriter(file: string): WriterConnection {
  const database = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true });
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
  database.exec(`pragma busy_timeout = ${shortWait}`);
  const connection = connectionTo(database);

  async function begin(): Promise<void> {
    const until = performance.now() + patience;
    for (;;) {
      try {
        connection.execute('begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
        await sleep(shortWait);
      }
    }
  }
  return { ...connection, begin };
}

/** Wraps `node:sqlite` as a connection that keeps its prepared statements. */
export function connectionTo(database: DatabaseSync): Connection {
  type Prepared = { statement: StatementSync; reads: boolean };
  const statements = new Map<string, Prepared>();

  function prepared(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const entry = { statement, reads: statement.columns().length > 0 };
    if (statements.size >= statementLimit) statements.delete(statements.keys().next().value ?? '');
    statements.set(sql, entry);
    return entry;
  }

  function execute(sql: string, parameters: readonly unknown[] = []): StatementResult {
    const { statement, reads } = prepared(sql);
    const values = parameters as SQLInputValue[];
    if (!reads) {
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], changes: Number(changes), lastId: Number(lastInsertRowid) };
    }
    const rows = statement.all(...values) as Row[];
    return { rows, changes: rows.length };
  }

  return {
    execute,
    close() {
      statements.clear();
      if (database.isOpen) database.close();
    },
  };
}
