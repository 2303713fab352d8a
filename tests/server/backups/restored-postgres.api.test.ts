import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { type KeepingAnswer, keepingPaths } from '../../../shared/staff/backups.ts';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { administerPostgres, freshPostgres } from '../../support/databases.ts';
import { describeWith } from '../../support/describe-with.ts';
import { testPostgresUrl } from '../../support/postgres.ts';
import { root } from '../../support/repository.ts';
import { booking } from '../../support/requests.ts';
import { staffBrowser, staffServer } from '../../support/staff.ts';

const run = promisify(execFile);
const pgDump = testPostgresUrl && ['/usr/bin/pg_dump'].find((path) => existsSync(path));
const noDump = 'no PostgreSQL here, or no pg_dump: apt-get install postgresql';

describeWith(pgDump, noDump, 'a backup of PostgreSQL', (dumps) => {
  test('that was restored into a second database is compared with the one in use, and staff see what was found', async () => {
    const { options, remove } = await freshPostgres();
    onTestFinished(remove);
    const { databaseUrl = '' } = options;
    const server = await staffServer(options);
    onTestFinished(() => server.stop());
    const admin = staffBrowser(server);
    await admin.signIn();
    const send = async (email: string) => {
      const answer = await server.postJson('/api/contacts', { ...booking, email });
      return ((await answer.json()) as { reference: string }).reference;
    };
    const erased = await send('erased@visitor.example');
    await send('here@visitor.example');

    const second = `${new URL(databaseUrl).pathname.slice(1)}_restored`;
    const secondUrl = databaseUrl.replace(/\/[^/]*$/, `/${second}`);
    const dump = join(options.dataDir, 'itwidgets.dump');
    await run(dumps, ['--format=custom', `--file=${dump}`, `--dbname=${databaseUrl}`]);
    await administerPostgres(`create database ${second}`);
    onTestFinished(() => administerPostgres(`drop database ${second} with (force)`));
    const how = ['--no-owner', '--no-privileges', '--exit-on-error'];
    await run('pg_restore', [...how, `--dbname=${secondUrl}`, dump]);

    const env = { ...process.env, DATA_DIR: options.dataDir, DATABASE_URL: databaseUrl };
    const compare = (name: string) =>
      run(process.execPath, [join(root, 'server/backups/restore-test-cli.ts'), name], { env, cwd: root });
    expect((await compare(second)).stdout).toMatch(/^Restored whole: \d+ tables; 2 of the 2 leads/);
    await send('later@visitor.example');
    await admin.json('DELETE', `${inboxPaths.leads}/${erased}`);
    expect((await compare(second)).stdout).toMatch(/1 of the 1 leads .*Changed since: .*\bleads\b/);

    const change = new pg.Client({ connectionString: secondUrl });
    await change.connect();
    onTestFinished(() => change.end());
    await change.query(`update leads set content_hash = 'another' where email like 'here@%'`);
    await expect(compare(second)).rejects.toMatchObject({ stderr: expect.stringContaining('1 leads are not in it') });
    await change.query('alter table leads rename column content_hash to hash');
    await expect(compare(second)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Cannot be read in it: leads .*content_hash/),
    });
    // A restore interrupted after it created the tables.
    await change.query('truncate leads cascade');
    await expect(compare(second)).rejects.toMatchObject({ stderr: expect.stringMatching(/^Empty in it: .*leads/) });
    await change.query('drop table audit cascade');
    await expect(compare(second)).rejects.toMatchObject({ stderr: expect.stringContaining('Not in it: audit') });
    const itself = new URL(databaseUrl).pathname.slice(1);
    await expect(compare('never_made')).rejects.toMatchObject({ stderr: expect.stringContaining('never_made') });
    await expect(compare(itself)).rejects.toMatchObject({ stderr: expect.stringContaining('is the database in use') });

    // Digests of large tables take longer than the usual timeout.
    const patient = openForReading(options, true);
    onTestFinished(() => patient.close());
    const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
    expect((await limit.execute(patient.read)).rows).toEqual([{ limit: '1h' }]);

    const { backups, tests } = await admin.json<KeepingAnswer>('GET', keepingPaths.keeping);
    expect(backups).toBeNull();
    expect(tests.map(({ ok, askedBy }) => [ok, askedBy])).toEqual(
      [false, false, false, false, true, true].map((ok) => [ok, 'the command line']),
    );
    // Jobs and counts changed between dump and comparison.
    const same = tests[5]?.tables.filter((table) => table.same).map(({ name }) => name);
    expect(same).toEqual(expect.arrayContaining(['audit', 'consents', 'leads', 'staff']));
    expect(JSON.stringify(tests)).not.toContain('@visitor');
  });
});
