import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createCommitQueue } from './commit-queue.ts';
import type { DatabaseKind } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openReader, type Reader } from './open-reader.ts';
import { openPostgresWriter } from './postgres.ts';
import { type Probe, probe } from './probe.ts';
import type { Schema } from './schema.ts';
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
  /** For reading only: it does not see what is not yet committed. Throws `DatabaseUnavailable` in an outage. */
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
    return assemble(writer, openReader(undefined, sqliteFile(dataDir)), dataDir);
  }
  // An index of a large table takes longer than a visitor's statement may.
  const patient = openPostgresWriter(databaseUrl, true);
  await migrate('postgres', patient, migrations, Date.now()).finally(patient.close);
  const writer = writerHere(createCommitQueue('postgres', openPostgresWriter(databaseUrl)));
  return assemble(writer, openReader(databaseUrl, sqliteFile(dataDir)), dataDir);
}

/**
 * Opens the database for reading alone, as the command line does while the server runs.
 * Throws when there is no database yet.
 * @param patient whether a statement may take as long as it needs
 */
export function openForReading(
  { databaseUrl, dataDir }: DatabaseOptions,
  patient = false,
): Pick<Reader, 'read' | 'close'> {
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error(`There is no database in ${dataDir} yet`);
  return openReader(databaseUrl, sqliteFile(dataDir), patient);
}

function assemble(writer: Writer, reader: Reader, dataDir: string): Database {
  const { kind, read, close } = reader;
  return {
    kind,
    read,
    write: writer.write,
    onInserted: writer.onInserted,
    probe: () => probe(writer, reader, dataDir),
    async close() {
      // The last connection to leave brings SQLite's log into the file, and one that only reads cannot.
      await close();
      await writer.close();
    },
  };
}
