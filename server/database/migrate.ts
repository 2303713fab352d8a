import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { columnsOf, madeColumns } from './made-columns.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

const unknownMigration = /previously executed migration (\S+) is missing/;

/**
 * Runs missing migrations; a second process waits. Throws if a newer version created the database, or one between releases,
 * which no migration knows.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  // What has just been made has every column.
  if (!error) return results.some(({ migrationName }) => migrationName === '0001') ? undefined : lookForColumns(db);
  const [, name] = unknownMigration.exec(String(error)) ?? [];
  if (!name) throw error;
  throw new Error(`The database was made by a newer version (${name}). Install that version, or restore a backup.`);
}

async function lookForColumns(db: Kysely<Schema>): Promise<void> {
  const found = await columnsOf(db as unknown as Kysely<unknown>);
  const lacking = [...(await madeColumns(migrations))].filter((column) => !found.has(column));
  if (lacking.length === 0) return;
  const others = lacking.length > 1 ? ` and ${lacking.length - 1} more` : '';
  throw new Error(
    `The database lacks ${lacking[0]}${others}: a version between releases made it. Start that version again; or export its leads (npm run leads -- export), move it away, and start with a new one.`,
  );
}
