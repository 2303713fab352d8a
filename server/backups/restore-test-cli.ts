import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '../database/backup.ts';
import { openDatabase, openForReading, sqliteFile } from '../database/database.ts';
import { leastFreeBytes } from '../database/probe.ts';
import { readSettings } from '../settings/read-settings.ts';
import { saveRestoreTest } from './backup-writes.ts';
import { compareDatabases } from './compare-databases.ts';
import { type Compared, compareRestored } from './compare-restored.ts';
import { listBackups } from './list-backups.ts';

/** Steps before and after: docs/operating.md. The result is shown at /admin. */
const usage = `npm run restore-test           SQLite: restores the newest backup into a second file and compares it
npm run restore-test -- NAME   PostgreSQL: compares the database NAME, which a backup was restored into, with that of DATABASE_URL`;

type Tested = Compared & { backup: string };

async function main(name: string | undefined): Promise<string> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl && !name) throw new Error(usage);
  const live = await openDatabase(settings);
  try {
    const found = await (databaseUrl && name ? testPostgres(databaseUrl, dataDir, name) : testSqlite(dataDir));
    const actor = { id: null, email: 'the command line' };
    const test = { at: Date.now(), askedBy: actor.email, ...found };
    await live.transaction().execute((trx) => saveRestoreTest(trx, { actor, test }));
    const { ok, fault, tables, leads } = found;
    const different = tables.filter(({ same }) => !same).map((table) => table.name);
    const lost = leads.here - leads.restored;
    const why =
      lost > 0 ? `${lost} leads are not in it as they are here` : `Other rows than in the backup: ${different}`;
    if (!ok) throw new Error(fault ?? why);
    const changed = databaseUrl ? ` Changed since: ${different.join(', ') || 'nothing'}` : '';
    return `Restored whole: ${tables.length} tables; ${leads.restored} of the ${leads.here} leads of its time.${changed}`;
  } finally {
    await live.close();
  }
}

async function testPostgres(databaseUrl: string, dataDir: string, name: string): Promise<Tested> {
  // The password stays in the settings.
  const address = new URL(databaseUrl);
  address.pathname = `/${encodeURIComponent(name)}`;
  // A digest of a large table exceeds the timeout for visitors.
  const restored = openForReading({ dataDir, databaseUrl: address.href }, true);
  const here = openForReading({ dataDir, databaseUrl }, true);
  try {
    return { backup: name, ...(await compareDatabases(restored.read, here.read)) };
  } finally {
    await restored.close();
    await here.close();
  }
}

const prefix = 'restore-test-';

/** The copy holds personal details, so it is deleted after the test; a killed test's leftovers before the next. */
async function testSqlite(dataDir: string): Promise<Tested> {
  const [newest] = await listBackups(dataDir);
  if (!newest) throw new Error('There is no backup yet: the first is made tonight, or now by npm run backup');
  const left = readdirSync(dataDir).filter((file) => file.startsWith(prefix));
  for (const file of left) rmSync(join(dataDir, file), { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(dataDir);
  // Two copies, each about as large as the database. A full disk would block new leads.
  const room = 2 * statSync(sqliteFile(dataDir)).size + leastFreeBytes;
  if (bavail * bsize < room) throw new Error('The disk has no room for a second copy');
  const folder = mkdtempSync(join(dataDir, prefix));
  try {
    const backup = join(backupFolder(dataDir), newest.name);
    return { backup: newest.name, ...(await compareRestored(backup, sqliteFile(dataDir), folder, newest.at)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.umask(0o077);
try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
