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
    migrations['0002'] = {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table withdrawals add column why text`.execute(db);
      },
    };
    onTestFinished(() => void delete migrations['0002']);
    const next = await openDatabase(options);
    await Promise.all([keep(old, 'by the old'), keep(next, 'by the new')]);
    expect(await kept(next)).toEqual(['before', 'by the new', 'by the old']);
    await Promise.all([old.close(), next.close()]);

    delete migrations['0002'];
    await expect(openDatabase(options)).rejects.toThrow(
      'made by a newer version (0002). Install that version, or restore',
    );
    if (!backup) return;
    await restore(backup.copy, file, new Date());
    expect(await kept(await databases.open(options))).toEqual(['before']);
  });
});
