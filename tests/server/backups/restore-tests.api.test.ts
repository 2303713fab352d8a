import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, backupFolder } from '../../../server/database/backup.ts';
import { openForReading, sqliteFile } from '../../../server/database/database.ts';
import { restore } from '../../../server/database/restore.ts';
import { withdrawnAmong } from '../../../server/database/withdrawn-addresses.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { isSubscribed } from '../../../server/newsletter/tables.ts';
import { purgeOldDetails } from '../../../server/retention.ts';
import { type KeepingAnswer, keepingPaths } from '../../../shared/staff/backups.ts';
import { inboxPaths, type LeadAnswer } from '../../../shared/staff/inbox.ts';
import { eachDatabase, freshSqlite } from '../../support/databases.ts';
import { testWith } from '../../support/describe-with.ts';
import { root } from '../../support/repository.ts';
import { booking } from '../../support/requests.ts';
import { noMount, smallDisk } from '../../support/small-disk.ts';
import { type StaffBrowser, staffBrowser, staffServer } from '../../support/staff.ts';
import { wholeSet } from '../../support/whole-set.ts';

const run = promisify(execFile);
const day = 24 * 60 * 60_000;

async function start(options: { dataDir: string; databaseUrl?: string; sessionSecret?: string }) {
  const server = await staffServer(options);
  onTestFinished(() => server.stop().catch(() => undefined));
  const admin = staffBrowser(server);
  await admin.signIn();
  let turn = 0;
  const send = async (email: string) => {
    turn += 1;
    const answer = await server.postJson('/api/contacts', { ...booking, email, message: `request ${turn}` });
    return ((await answer.json()) as { reference: string }).reference;
  };
  return { server, admin, send };
}

const keeping = (admin: StaffBrowser) => admin.json<KeepingAnswer>('GET', keepingPaths.keeping);

const copies = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('restore-test-'));

async function testRestore(dataDir: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined };
  const cli = join(root, 'server/backups/restore-test-cli.ts');
  const said = await run(process.execPath, [cli], { env, cwd: root }).catch((error: { stderr: string }) => error);
  return 'stdout' in said && said.stdout ? String(said.stdout) : said.stderr;
}

async function freshFolder() {
  const { options, remove } = await freshSqlite();
  onTestFinished(remove);
  return options;
}

eachDatabase('the log of what was deleted', (database, kind) => {
  test('has a line for each night with counts alone, and spam goes after 30 days', async () => {
    const options = await database.fresh();
    const { server, admin, send } = await start(options);
    const spam = await send('spam@visitor.example');
    await send('good@visitor.example');
    const { version } = await admin.json<LeadAnswer>('GET', `${inboxPaths.leads}/${spam}`);
    await admin.json('PATCH', `${inboxPaths.leads}/${spam}`, { version, state: 'spam' });
    const night = await database.open(options);
    await purgeOldDetails(night, options.dataDir, new Date(server.now() + 29 * day));
    await purgeOldDetails(night, options.dataDir, new Date(server.now() + 31 * day));
    const { nights, backups } = await keeping(admin);
    expect(nights.map(({ counts }) => counts)).toEqual([{ spam: 1 }, {}]);
    expect(JSON.stringify(nights)).not.toContain('@');
    expect((await server.leads()).map(({ email }) => email)).toEqual(['good@visitor.example']);
    expect(backups).toEqual(kind === 'sqlite' ? [] : null);
  });
});

test('npm run restore-test really restores the newest backup, compares every row, leaves nothing behind, and staff see what it found', async () => {
  const options = await freshFolder();
  const { server, admin, send } = await start(options);
  expect(await testRestore(options.dataDir)).toMatch(/^There is no backup yet/);
  const gone = await send('gone@visitor.example');
  await send('here@visitor.example');
  const { copy: backup } = await backUp(
    sqliteFile(options.dataDir),
    backupFolder(options.dataDir),
    new Date(server.now() + 60_000),
  );
  await admin.json('DELETE', `${inboxPaths.leads}/${gone}`);
  // A killed test leaves this.
  mkdirSync(join(options.dataDir, 'restore-test-left'));
  expect(await testRestore(options.dataDir)).toMatch(/^Restored whole: \d+ tables; 1 of the 1 leads of its time\.$/m);
  expect(copies(options.dataDir)).toEqual([]);
  const [whole] = (await keeping(admin)).tests;
  expect(whole).toMatchObject({ ok: true, fault: null, leads: { here: 1, restored: 1, deletedSince: 1 } });
  expect(whole?.tables.find(({ name }) => name === 'leads')).toEqual({ name: 'leads', rows: 2, same: true });
  // In the gate the backup that is whole.
  if (!wholeSet) return;

  // Sent before the backup but missing from it, as in a copy of another file.
  server.pass(-1_000);
  await send('missing@visitor.example');
  expect(await testRestore(options.dataDir)).toMatch(/^1 leads are not in it/);

  copyFileSync(import.meta.filename, backup);
  expect(await testRestore(options.dataDir)).not.toContain('Restored');
  const { tests, backups } = await keeping(admin);
  expect(tests.map(({ ok, askedBy }) => [ok, askedBy])).toEqual(
    [false, false, true].map((ok) => [ok, 'the command line']),
  );
  expect(tests[0]?.fault).toEqual(expect.any(String));
  expect(backups).toHaveLength(1);
  expect(copies(options.dataDir)).toEqual([]);
});

if (wholeSet)
  testWith(
    smallDisk(),
    noMount,
    'where the disk has no room for a second copy, a restore test says so and copies nothing',
    async (disk) => {
      const dataDir = disk.folder;
      onTestFinished(() => disk.remove());
      const { admin } = await start({ dataDir });
      await backUp(sqliteFile(dataDir), backupFolder(dataDir), new Date());
      disk.fill();
      expect(await testRestore(dataDir)).toMatch(/^The disk has no room/);
      disk.free();
      expect([copies(dataDir), (await keeping(admin)).tests]).toEqual([[], []]);
      expect(await testRestore(dataDir)).toMatch(/^Restored whole/);
    },
  );

test('a person who was erased is erased again after a restore, by a list that holds no address', async () => {
  const options = await freshFolder();
  const first = await start(options);
  const erased = await first.send('Erased@visitor.example');
  await first.send('other@visitor.example');
  const { copy: backup } = await backUp(sqliteFile(options.dataDir), backupFolder(options.dataDir), new Date());
  await first.admin.json('DELETE', `${inboxPaths.leads}/${erased}`);
  const list = readFileSync(join(options.dataDir, 'erasures.jsonl'), 'utf8');
  expect(list.toLowerCase()).not.toContain('visitor');
  await first.server.stop();

  await restore(backup, sqliteFile(options.dataDir), new Date());
  const second = await start(options);
  expect((await second.server.leads()).map(({ email }) => email)).toEqual(['other@visitor.example']);
  const { items } = await second.admin.json<{ items: { action: string; detail: string }[] }>('GET', '/api/staff/audit');
  expect(items.find(({ action }) => action === 'erasure repeated')?.detail).toContain('1 requests');

  await second.send('erased@visitor.example');
  await second.server.stop();
  const third = await start(options);
  expect(await third.server.leads()).toHaveLength(2);
  rmSync(join(options.dataDir, 'erasures.jsonl'));
});

test('who unsubscribed after a backup is unsubscribed again after its restore, and may come back for good', async () => {
  const options = await freshFolder();
  const sessionSecret = 'the secret of the links of this test';
  const open = async () => {
    const { server } = await start({ ...options, sessionSecret });
    const opened = openForReading(options);
    const byEmail = (email: string) =>
      opened.read.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    const press = async (path: string, purpose: 'confirm' | 'unsubscribe', email: string) => {
      const link = { subscriber: (await byEmail(email)).id, at: server.now() };
      const answer = await server.postForm(path, { token: createLinkTokens(sessionSecret).make(purpose, link) });
      expect(answer.status).toBe(200);
    };
    return {
      async stop() {
        await opened.close();
        await server.stop();
      },
      isOn: async (email: string) => isSubscribed(await byEmail(email)),
      isRemembered: async (email: string) => (await withdrawnAmong(opened.read, [email])).has(email),
      ask: (email: string) => server.postJson('/api/newsletter', { email }),
      confirm: (email: string) => press('/newsletter/confirm', 'confirm', email),
      leave: (email: string) => press('/unsubscribe', 'unsubscribe', email),
    };
  };
  const [left, stays, later] = ['left@visitor.example', 'stays@visitor.example', 'later@visitor.example'];
  const first = await open();
  for (const email of [left, stays]) await first.ask(email);
  for (const email of [left, stays]) await first.confirm(email);
  const { copy: backup } = await backUp(sqliteFile(options.dataDir), backupFolder(options.dataDir), new Date());
  await first.ask(later);
  await first.confirm(later);
  for (const email of [left, later]) await first.leave(email);
  expect(readFileSync(join(options.dataDir, 'withdrawals.jsonl'), 'utf8')).not.toContain('visitor');
  await first.stop();

  await restore(backup, sqliteFile(options.dataDir), new Date());
  const second = await open();
  expect([await second.isOn(left), await second.isOn(stays)]).toEqual([false, true]);
  // The backup lacks this address; imports still must not subscribe it.
  expect(await second.isRemembered(later)).toBe(true);
  await second.confirm(left);
  await second.stop();
  const third = await open();
  expect(await third.isOn(left)).toBe(true);
  await third.stop();
});
