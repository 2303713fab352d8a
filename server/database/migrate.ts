import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** What Kysely says of a migration that ran and that this version does not have. */
const unknownMigration = /previously executed migration (\S+) is missing/;

/**
 * Brings the tables up to date. Of two processes that open a database together, one waits for the other.
 * Throws when the database was made by a newer version.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const [, name] = unknownMigration.exec(String(error)) ?? [];
  if (!name) throw error;
  throw new Error(`The database was made by a newer version (${name}). Install that version, or restore a backup.`);
}
