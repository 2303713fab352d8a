import { existsSync, mkdirSync } from 'node:fs';
import { Kysely, type TransactionBuilder } from 'kysely';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { type Probe, probe } from './probe.ts';
import type { Schema } from './schema.ts';
import { readingDialect, sqliteFile } from './sqlite.ts';
import { DatabaseUnavailable, isContention } from './unavailable.ts';
import { writingDialect } from './writing-dialect.ts';

export { sqliteFile } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type DatabaseOptions = {
  /** `postgres://…`; absent: a SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** Folder of everything the server keeps. Made when missing. */
  dataDir: string;
};

export type Database = {
  kind: DatabaseKind;
  /** For reading only: it does not see what is not yet committed. Throws `DatabaseUnavailable` in an outage. */
  read: Kysely<Schema>;
  /**
   * `transaction().execute(work)` gives what the work gave, once that is on the disk. Throws what the work threw, or
   * `DatabaseUnavailable`; then nothing is kept. On SQLite one transaction runs at a time, so the work waits for nothing
   * but the database. Work that PostgreSQL ended because two
   * transactions waited for each other runs a second time.
   */
  transaction(): Pick<TransactionBuilder<Schema>, 'execute'>;
  /** Calls back after each commit of this process. Gives the function that stops it. */
  onCommit(listener: () => void): () => void;
  /** Whether the database takes a write now, and how much disk is left. Throws `DatabaseUnavailable`. */
  probe(): Promise<Probe>;
  /** Finishes the transactions under way and refuses others. */
  close(): Promise<void>;
};

/**
 * Opens the database and brings its tables up to date. Safe when two processes do it together.
 * Throws when the file or the server cannot be reached, or when commits would not be durable.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  const write = new Kysely<Schema>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : writingDialect(file) });
  try {
    await (databaseUrl ? migratePatiently(databaseUrl) : migrate(write));
    const read = new Kysely<Schema>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : readingDialect(file) });
    return assemble(databaseUrl ? 'postgres' : 'sqlite', read, write, dataDir);
  } catch (error) {
    await write.destroy();
    throw error;
  }
}

/** An index of a large table takes longer than a visitor's statement may. */
async function migratePatiently(databaseUrl: string): Promise<void> {
  const patient = new Kysely<Schema>({ dialect: postgresDialect(databaseUrl, true) });
  await migrate(patient).finally(() => patient.destroy());
}

/**
 * Opens the database for reading alone, as the command line does while the server runs.
 * Throws when there is no database yet.
 * @param patient whether a statement may take as long as it needs
 */
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
    async probe() {
      if (isClosed) throw closed();
      return probe(read, write, dataDir);
    },
    async close() {
      isClosed = true;
      await Promise.all(underWay);
      // The last connection to leave brings SQLite's log into the file, and one that only reads cannot.
      await read.destroy();
      await write.destroy();
    },
  };
}
