import { openDatabase, openForReading } from '../database/database.ts';
import { readSettings } from '../settings/read-settings.ts';
import { compareDatabases } from './compare-databases.ts';
import { keepRestoreTest } from './keeping-writes.ts';

/** `npm run restore-test -- NAME`: docs/operating.md has the commands before and after it. */
const usage = `npm run restore-test -- NAME   compares the database NAME, which a backup was restored into, with that of DATABASE_URL
                               on the same PostgreSQL, and shows the result at /admin, Deletion and backups`;

async function main(name: string | undefined): Promise<string> {
  const settings = readSettings(process.env);
  if (!name) throw new Error(usage);
  if (!settings.databaseUrl)
    throw new Error('This database is SQLite: test a restore at /admin, Deletion and backups.');
  // Its name alone: the password stays in the settings.
  const address = new URL(settings.databaseUrl);
  address.pathname = `/${encodeURIComponent(name)}`;
  // A digest of a large table takes longer than a visitor would wait.
  const restored = openForReading({ ...settings, databaseUrl: address.href }, true);
  const here = openForReading(settings, true);
  const live = await openDatabase(settings);
  try {
    const found = await compareDatabases(restored.read, here.read);
    const actor = { id: null, email: 'the command line' };
    const test = { at: Date.now(), askedBy: actor.email, backup: name, ...found };
    await live.transaction().execute((trx) => keepRestoreTest(trx, { actor, test }));
    const { ok, fault, tables, leads } = found;
    if (!ok) throw new Error(fault ?? `${leads.here - leads.restored} leads are not in it as they are here`);
    const changed = tables.filter(({ same }) => !same).map((table) => table.name);
    return `Restored whole: ${tables.length} tables; ${leads.restored} of the ${leads.here} leads of its time. Changed since: ${changed.join(', ') || 'nothing'}`;
  } finally {
    await restored.close();
    await here.close();
    await live.close();
  }
}

process.umask(0o077);
try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
