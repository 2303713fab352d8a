import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

const unknownMigration = /previously executed migration (\S+) is missing/;

/** Runs missing migrations; a second process waits. Throws if a newer version created the database. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const [, name] = unknownMigration.exec(String(error)) ?? [];
  if (!name) throw error;
  throw new Error(`The database was made by a newer version (${name}). Install that version, or restore a backup.`);
}
