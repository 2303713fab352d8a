import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createCommitQueue } from './commit-queue.ts';
import type { Connection } from './connection.ts';
import { connectionDialect, type DatabaseKind } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openPostgresReader, openPostgresWriter } from './postgres.ts';
import { type Probe, probe } from './probe.ts';
import type { Schema } from './schema.ts';
import { openSqliteReader } from './sqlite.ts';
import { startThreadWriter } from './thread-writer.ts';
import { type Writer, writerHere } from './writer.ts';

export type DatabaseOptions = {
  /** `postgres://…`; absent: a SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** Folder of everything the server keeps. Made when missing. */
  dataDir: string;
};

export type Database = Pick<Writer, 'write' | 'onInserted'> & {
  kind: DatabaseKind;
  /** For reading only: it does not see what is not yet committed. */
  read: Kysely<Schema>;
  /** Whether the database takes a write now, and how much disk is left. Throws `DatabaseUnavailable`. */
  probe(): Promise<Probe>;
  close(): Promise<void>;
};

/** The SQLite file of a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'northlume.sqlite');
}

/**
 * Opens the database and brings its tables up to date. Safe when two processes do it together.
 * Throws when the file or the server cannot be reached, or when commits would not be durable.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!databaseUrl) {
    const writer = await startThreadWriter(sqliteFile(dataDir));
    return assemble('sqlite', writer, openSqliteReader(sqliteFile(dataDir)), dataDir);
  }
  const connection = openPostgresWriter(databaseUrl);
  try {
    await migrate('postgres', connection, migrations, Date.now());
  } catch (error) {
    await connection.close();
    throw error;
  }
  const writer = writerHere(createCommitQueue('postgres', connection));
  return assemble('postgres', writer, openPostgresReader(databaseUrl), dataDir);
}

/**
 * Opens the database for reading alone, as the command line does while the server runs.
 * Throws when there is no database yet.
 */
export function openForReading({ databaseUrl, dataDir }: DatabaseOptions): {
  read: Kysely<Schema>;
  close(): Promise<void>;
} {
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error(`There is no database in ${dataDir} yet`);
  const kind: DatabaseKind = databaseUrl ? 'postgres' : 'sqlite';
  const reader = databaseUrl ? openPostgresReader(databaseUrl) : openSqliteReader(sqliteFile(dataDir));
  const read = new Kysely<Schema>({ dialect: connectionDialect(kind, reader) });
  return { read, close: async () => reader.close() };
}

function assemble(kind: DatabaseKind, writer: Writer, reader: Connection, dataDir: string): Database {
  const read = new Kysely<Schema>({ dialect: connectionDialect(kind, reader) });
  return {
    kind,
    read,
    write: writer.write,
    onInserted: writer.onInserted,
    probe: () => probe(writer, dataDir),
    async close() {
      // The last connection to leave brings SQLite's log into the file, and one that only reads cannot.
      await reader.close();
      await writer.close();
    },
  };
}
