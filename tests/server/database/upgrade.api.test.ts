import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { backUp, backupFolder } from '../../../server/database/backup.ts';
import { type Database, type DatabaseKind, openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { columnsOf } from '../../../server/database/made-columns.ts';
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

/** SQL that takes today's database back to before a migration. */
const undone: Record<string, (kind: DatabaseKind) => string[]> = {
  '0002': () => ['drop index leads_by_domain', 'alter table appointments drop column booked_by'],
  '0003': (kind) => [
    "delete from reply_templates where language <> 'en'",
    'alter table reply_templates drop column language',
    ...(kind === 'sqlite' ? ['drop trigger lead_events_search_update'] : []),
    ...oldTriggers(kind),
  ],
  '0004': (kind) => [
    ...['leads_of_person', 'conversations_of_person', 'contacts_of_person'].map((index) => `drop index ${index}`),
    'create index contacts_by_key on contacts ((coalesce(email, phone_key)))',
    ...oldTriggers(kind),
  ],
  '0005': oldTriggers,
};

/** As if they had summed up a person anew for each row that is deleted. */
function oldTriggers(kind: DatabaseKind): string[] {
  const sources = ['leads', 'conversations', 'contacts', 'subscribers'];
  return sources.flatMap((table) => {
    const name = `known_people_${table}_delete`;
    return kind === 'sqlite'
      ? [
          `drop trigger ${name}`,
          `create trigger ${name} after delete on ${table} begin delete from known_people where person = old.email; end`,
        ]
      : [`create or replace function ${name}() returns trigger language plpgsql as $$ begin return null; end $$`];
  });
}

/** Columns by name, as an added one is the last of its table; indexes, triggers and functions word by word. */
async function schemaOf({ read }: Database, kind: DatabaseKind): Promise<string[]> {
  const { rows } = await (kind === 'sqlite'
    ? sql<{
        text: string;
      }>`select sql as text from sqlite_master where type in ('index', 'trigger') and sql is not null`
    : sql<{ text: string }>`select indexdef as text from pg_indexes where schemaname = 'public'
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`
  ).execute(read);
  const columns = await columnsOf(read as unknown as Kysely<unknown>);
  return [...columns, ...rows.map(({ text }) => text)].sort();
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
  });

  it.each(Object.keys(undone))(
    'brings a database of before %s to the tables, indexes and triggers of a new one',
    async (name) => {
      const options = await databases.fresh();
      const made = await openDatabase(options);
      const today = await schemaOf(made, kind);
      await made.transaction().execute(async (trx) => {
        const later = Object.keys(undone).filter((one) => one >= name);
        for (const statement of later.toReversed().flatMap((one) => undone[one]?.(kind) ?? []))
          await sql.raw(statement).execute(trx);
        await sql`delete from kysely_migration where name >= ${name}`.execute(trx);
      });
      expect(await schemaOf(made, kind)).not.toEqual(today);
      await made.close();
      expect(await schemaOf(await databases.open(options), kind)).toEqual(today);
    },
  );

  beforeRelease(
    'leaves the triggers to the newest migration that makes them, as only then their columns are there',
    async () => {
      const options = await databases.fresh();
      const made = await openDatabase(options);
      await made.transaction().execute(async (trx) => {
        for (const statement of ['0004', '0003'].flatMap((name) => undone[name]?.(kind) ?? []))
          await sql.raw(statement).execute(trx);
        await sql`delete from kysely_migration where name >= '0003'`.execute(trx);
      });
      const triggersOf = async (database: Database) =>
        (await schemaOf(database, kind)).filter((text) => text.includes('known_people'));
      const old = await triggersOf(made);
      await made.close();
      const { '0005': newest } = migrations;
      delete migrations['0005'];
      onTestFinished(() => void (newest && Object.assign(migrations, { '0005': newest })));
      expect(await triggersOf(await databases.open(options))).toEqual(old);
    },
  );

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
