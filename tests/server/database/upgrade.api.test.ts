import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { backUp, backupFolder } from '../../../server/database/backup.ts';
import { type Database, openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { migrations } from '../../../server/database/migrations.ts';
import { restore } from '../../../server/database/restore.ts';
import { eachDatabase } from '../../support/databases.ts';
import { keepOne } from '../../support/statements.ts';

/* docs/operating.md, "Upgrade". The restore of a pg_dump: tests/server/backups/restored-postgres.api.test.ts. */

const keep = (database: Database, hash: string) => database.transaction().execute((trx) => keepOne(trx, hash));
const kept = async ({ read }: Database) =>
  (await read.selectFrom('withdrawals').select('hash').orderBy('hash').execute()).map(({ hash }) => hash);

eachDatabase('An upgrade', (databases, kind) => {
  it('changes an older database while the old version goes on, which then starts only from a backup', async () => {
    const options = await databases.fresh();
    const old = await databases.open(options);
    await keep(old, 'before');
    const file = sqliteFile(options.dataDir);
    const backup = kind === 'sqlite' && (await backUp(file, backupFolder(options.dataDir), new Date()));
    migrations['0003'] = {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table withdrawals add column why text`.execute(db);
      },
    };
    onTestFinished(() => void delete migrations['0003']);
    const next = await openDatabase(options);
    await Promise.all([keep(old, 'by the old'), keep(next, 'by the new')]);
    expect(await kept(next)).toEqual(['before', 'by the new', 'by the old']);
    await Promise.all([old.close(), next.close()]);

    delete migrations['0003'];
    await expect(openDatabase(options)).rejects.toThrow(
      'made by a newer version (0003). Install that version, or restore',
    );
    if (!backup) return;
    await restore(backup.copy, file, new Date());
    expect(await kept(await databases.open(options))).toEqual(['before']);
  });

  it('brings a database to today that was made before staff booked calls, or while 0001 made their column', async () => {
    const options = await databases.fresh();
    const { '0002': letStaffBook } = migrations;
    delete migrations['0002'];
    onTestFinished(() => void Object.assign(migrations, { '0002': letStaffBook }));
    await (await openDatabase(options)).close();
    Object.assign(migrations, { '0002': letStaffBook });
    const next = await openDatabase(options);
    const booked = () => next.read.selectFrom('appointments').select('booked_by').execute();
    await expect(booked()).resolves.toEqual([]);
    await next.transaction().execute((trx) => sql`delete from kysely_migration where name = '0002'`.execute(trx));
    await next.close();
    await (await openDatabase(options)).close();
  });

  it('that knows no way from a version between releases says so in one line, and what to do', async () => {
    const options = await databases.fresh();
    const made = await openDatabase(options);
    await made.transaction().execute((trx) => sql`alter table appointments drop column moved_from`.execute(trx));
    await made.close();
    await expect(openDatabase(options)).rejects.toThrow(
      /^The database lacks appointments\.moved_from: .* Start that version again; or export its leads \(npm run leads -- export\), .*$/,
    );
  });
});
