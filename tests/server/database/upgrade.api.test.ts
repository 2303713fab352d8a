import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { backUp, backupFolder } from '../../../server/database/backup.ts';
import { type Database, openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { migrations } from '../../../server/database/migrations.ts';
import { restore } from '../../../server/database/restore.ts';
import { standardTemplates } from '../../../shared/staff/standard-templates.ts';
import { eachDatabase } from '../../support/databases.ts';
import { keepOne } from '../../support/statements.ts';
import { beforeRelease } from '../../support/whole-set.ts';

/* docs/operating.md, "Upgrade". The restore of a pg_dump: tests/server/backups/restored-postgres.api.test.ts. */

const keep = (database: Database, hash: string) => database.transaction().execute((trx) => keepOne(trx, hash));
const kept = async ({ read }: Database) =>
  (await read.selectFrom('withdrawals').select('hash').orderBy('hash').execute()).map(({ hash }) => hash);

/** A test's PostgreSQL has today's tables from the start. */
async function empty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}

eachDatabase('An upgrade', (databases, kind) => {
  it('changes an older database while the old version goes on, which then starts only from a backup', async () => {
    const options = await databases.fresh();
    const old = await databases.open(options);
    await keep(old, 'before');
    const file = sqliteFile(options.dataDir);
    const backup = kind === 'sqlite' && (await backUp(file, backupFolder(options.dataDir), new Date()));
    migrations['9999'] = {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table withdrawals add column why text`.execute(db);
      },
    };
    onTestFinished(() => void delete migrations['9999']);
    const next = await openDatabase(options);
    await Promise.all([keep(old, 'by the old'), keep(next, 'by the new')]);
    expect(await kept(next)).toEqual(['before', 'by the new', 'by the old']);
    await Promise.all([old.close(), next.close()]);

    delete migrations['9999'];
    await expect(openDatabase(options)).rejects.toThrow(
      'made by a newer version (9999). Install that version, or restore',
    );
    if (!backup) return;
    await restore(backup.copy, file, new Date());
    expect(await kept(await databases.open(options))).toEqual(['before']);
  });

  beforeRelease(
    'brings a database to today that was made before staff booked calls, or while 0001 made their column',
    async () => {
      const options = await databases.fresh();
      const later = Object.fromEntries(Object.entries(migrations).filter(([name]) => name > '0001'));
      for (const name of Object.keys(later)) delete migrations[name];
      onTestFinished(() => void Object.assign(migrations, later));
      if (options.databaseUrl) await empty(options.databaseUrl);
      await (await openDatabase(options)).close();
      Object.assign(migrations, later);
      const next = await openDatabase(options);
      const booked = () => next.read.selectFrom('appointments').select('booked_by').execute();
      await expect(booked()).resolves.toEqual([]);
      await next.transaction().execute((trx) => sql`delete from kysely_migration where name > '0001'`.execute(trx));
      await next.close();
      await (await openDatabase(options)).close();
    },
  );

  it('brings a database to today whose templates were English alone and whose notes could not be corrected', async () => {
    const options = await databases.fresh();
    const made = await openDatabase(options);
    await made.transaction().execute(async (trx) => {
      await sql`delete from reply_templates where language <> 'en'`.execute(trx);
      await sql`alter table reply_templates drop column language`.execute(trx);
      if (kind === 'sqlite') await sql`drop trigger lead_events_search_update`.execute(trx);
      await sql`delete from kysely_migration where name >= '0003'`.execute(trx);
    });
    await made.close();
    const next = await databases.open(options);
    const templates = await next.read.selectFrom('reply_templates').select(['name', 'language']).execute();
    for (const language of ['en', 'fr'])
      expect(templates.filter((one) => one.language === language).map(({ name }) => name)).toEqual(
        standardTemplates.filter((one) => one.language === language).map(({ name }) => name),
      );
    if (kind !== 'sqlite') return;
    const { rows } = await sql<{ name: string }>`select name from sqlite_master
      where type = 'trigger' and (name like 'lead_events_search_%' or name like 'known_people_%') order by name`.execute(
      next.read,
    );
    expect(rows).toHaveLength(15);
  });

  it('brings a database to today whose writes looked at all of an address that was held back', async () => {
    const options = await databases.fresh();
    const made = await openDatabase(options);
    await made.transaction().execute(async (trx) => {
      for (const index of ['leads_of_person', 'conversations_of_person', 'contacts_of_person'])
        await sql.raw(`drop index ${index}`).execute(trx);
      await sql`create index contacts_by_key on contacts ((coalesce(email, phone_key)))`.execute(trx);
      await sql`delete from kysely_migration where name >= '0004'`.execute(trx);
    });
    await made.close();
    const { read } = await databases.open(options);
    const { rows } =
      kind === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(read)
        : await sql<{ name: string }>`select indexname as name from pg_indexes`.execute(read);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['leads_of_person', 'conversations_of_person', 'contacts_of_person']));
    expect(names).not.toContain('contacts_by_key');
  });

  beforeRelease('that knows no way from a version between releases says so in one line, and what to do', async () => {
    const options = await databases.fresh();
    const made = await openDatabase(options);
    await made.transaction().execute((trx) => sql`alter table appointments drop column moved_from`.execute(trx));
    await made.close();
    await expect(openDatabase(options)).rejects.toThrow(
      /^The database lacks appointments\.moved_from: .* Start that version again; or export its leads \(npm run leads -- export\), .*$/,
    );
  });
});
