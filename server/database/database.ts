import { existsSync, mkdirSync } from 'node:fs';
import { Kysely, sql, type TransactionBuilder } from 'kysely';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { type Probe, type ProbeLook, probe } from './probe.ts';
import type { Schema } from './schema.ts';
import { emptyingLog, readingDialect, sqliteFile } from './sqlite.ts';
import { DatabaseUnavailable, isContention } from './unavailable.ts';
import { writingDialect } from './writing-dialect.ts';

export { sqliteFile } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type DatabaseOptions = {
  /** `postgres://…`; absent: a SQLite file in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
};

export type Database = {
  kind: DatabaseKind;
  /** Read-only. Throws `DatabaseUnavailable` in an outage. */
  read: Kysely<Schema>;
  /**
   * `transaction().execute(work)` returns the result of `work` once it is on disk. If `work` throws, nothing is stored.
   * SQLite runs one transaction at a time, so `work` awaits nothing but the database. After a deadlock in PostgreSQL,
   * `work` runs again. Throws `DatabaseUnavailable`.
   */
  transaction(): Pick<TransactionBuilder<Schema>, 'execute'>;
  /** After each commit of this process; returns a function that stops it. */
  onCommit(listener: () => void): () => void;
  /**
   * Removes what was deleted from SQLite's write-ahead log too. False while another connection reads; true on PostgreSQL,
   * which has its own ways (docs/operating.md). Throws `DatabaseUnavailable`.
   */
  emptyLog(): Promise<boolean>;
  probe(look?: ProbeLook): Promise<Probe>;
  close(): Promise<void>;
};

/**
 * Opens and migrates the database. Throws if it cannot be reached or commits would not be durable.
 * @param onProblem told when the thread that writes to SQLite breaks down
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseOptions,
  onProblem: (message: string, error: unknown) => void = () => {},
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  const onLost = (error: unknown) =>
    onProblem('The thread that writes to the database has ended; the next write begins another', error);
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : writingDialect(file, onLost);
  const write = new Kysely<Schema>({ dialect });
  try {
    await (databaseUrl ? migratePatiently(databaseUrl) : migrate(write));
    const read = new Kysely<Schema>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : readingDialect(file) });
    return assemble(databaseUrl ? 'postgres' : 'sqlite', read, write, dataDir);
  } catch (error) {
    await write.destroy();
    throw error;
  }
}

/** Building an index exceeds the timeout for visitors. */
async function migratePatiently(databaseUrl: string): Promise<void> {
  const patient = new Kysely<Schema>({ dialect: postgresDialect(databaseUrl, true) });
  await migrate(patient).finally(() => patient.destroy());
}

/** Opens the database for the command line. Throws if there is no database yet. @param patient without timeouts */
export function openForReading(
  { databaseUrl, dataDir }: DatabaseOptions,
  patient = false,
): { read: Kysely<Schema>; close(): Promise<void> } {
  const file = sqliteFile(dataDir);
  if (!databaseUrl && !existsSync(file)) throw new Error(`There is no database in ${dataDir} yet`);
  const dialect = databaseUrl ? postgresDialect(databaseUrl, patient) : readingDialect(file);
  const read = new Kysely<Schema>({ dialect });
  return { read, close: () => read.destroy() };
}

const closed = () => new DatabaseUnavailable('it is closed');

function assemble(kind: DatabaseKind, read: Kysely<Schema>, write: Kysely<Schema>, dataDir: string): Database {
  const listeners = new Set<() => void>();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  const execute: TransactionBuilder<Schema>['execute'] = async (work) => {
    if (isClosed) throw closed();
    const once = () => write.transaction().execute(work);
    const result = once().catch((error) => (isContention(error) ? once() : Promise.reject(error)));
    const end = result.catch(() => undefined).finally(() => underWay.delete(end));
    underWay.add(end);
    const committed = await result;
    for (const listener of listeners) listener();
    return committed;
  };
  return {
    kind,
    read,
    transaction: () => ({ execute }),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async emptyLog() {
      if (isClosed) throw closed();
      if (kind === 'postgres') return true;
      const { rows } = await sql.raw<{ busy: number }>(emptyingLog).execute(write);
      return rows[0]?.busy === 0;
    },
    async probe(look) {
      if (isClosed) throw closed();
      return probe(read, write, dataDir, look);
    },
    async close() {
      isClosed = true;
      await Promise.all(underWay);
      // The last connection to close merges SQLite's log, which a read-only one cannot.
      await read.destroy();
      await write.destroy();
    },
  };
}
