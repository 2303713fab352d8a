import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { closeToOthers } from '../settings/private-folder.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { openForReading } from './database.ts';
import type { Schema } from './schema.ts';

export type Listing = (read: Kysely<Schema>, settings: Settings) => AsyncIterable<string>;

/** Runs `npm run … -- list` or `export`, also while the server runs. */
export async function runListing(usage: string, listings: { list: Listing; export: Listing }): Promise<void> {
  process.umask(0o077);
  try {
    const [, , command] = process.argv;
    if (command !== 'list' && command !== 'export') throw new Error(usage);
    const settings = readSettings(process.env);
    // SQLite gives files next to a database the database's mode.
    closeToOthers(settings.dataDir);
    const database = openForReading(settings);
    try {
      const lines = listings[command](database.read, settings);
      await pipeline(Readable.from(lines), process.stdout, { end: false });
    } finally {
      await database.close();
    }
  } catch (error) {
    // The reader has closed the pipe, as in `| head`.
    if ((error as { code?: string }).code === 'EPIPE') return;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
