import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, backupFolder } from '../../../server/database/backup.ts';
import { openForReading, sqliteFile } from '../../../server/database/database.ts';
import { restore } from '../../../server/database/restore.ts';
import { withdrawnAmong } from '../../../server/database/withdrawn-addresses.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { isSubscribed } from '../../../server/newsletter/subscription-state.ts';
import { forgetOldDetails } from '../../../server/retention.ts';
import { inboxPaths, type LeadAnswer } from '../../../widgets/contract/inbox.ts';
import { type KeepingAnswer, keepingPaths, type RestoreTest } from '../../../widgets/contract/keeping.ts';
import { eachDatabase, freshSqlite } from '../../support/databases.ts';
import { testWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { booking } from '../../support/requests.ts';
import { noMount, smallDisk } from '../../support/small-disk.ts';
import { type StaffBrowser, staffBrowser, staffServer } from '../../support/staff.ts';
import { beforeRelease } from '../../support/whole-set.ts';

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

/** What a restore test of a server that was killed has left: a copy of what visitors typed. */
function leaveCopy(dataDir: string): void {
  mkdirSync(join(dataDir, 'restore-test-left'));
  writeFileSync(join(dataDir, 'restore-test-left', 'restored.sqlite'), 'what visitors typed');
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
    await forgetOldDetails(night, options.dataDir, new Date(server.now() + 29 * day));
    await forgetOldDetails(night, options.dataDir, new Date(server.now() + 31 * day));
    const { nights, backups } = await keeping(admin);
    expect(nights.map(({ counts }) => counts)).toEqual([{ spam: 1 }, {}]);
    expect(JSON.stringify(nights)).not.toContain('@');
    expect((await server.leads()).map(({ email }) => email)).toEqual(['good@visitor.example']);
    expect(backups).toEqual(kind === 'sqlite' ? [] : null);
    expect((await admin.call('POST', keepingPaths.restoreTest)).status).toBe(404);
  });
});

test('a restore test really restores the newest backup, compares every row, and leaves nothing behind', async () => {
  const options = await freshFolder();
  const { server, admin, send } = await start(options);
  const gone = await send('gone@visitor.example');
  await send('here@visitor.example');
  const backup = await backUp(
    sqliteFile(options.dataDir),
    backupFolder(options.dataDir),
    new Date(server.now() + 60_000),
  );
  await admin.json('DELETE', `${inboxPaths.leads}/${gone}`);
  const whole = await admin.json<RestoreTest>('POST', keepingPaths.restoreTest);
  expect(whole).toMatchObject({ ok: true, fault: null, leads: { here: 1, restored: 1, deletedSince: 1 } });
  expect(whole.tables.find(({ name }) => name === 'leads')).toEqual({ name: 'leads', rows: 2, same: true });
  expect(copies(options.dataDir)).toEqual([]);

  // A lead of before the backup that is not in it: as if the copy had been made of another file.
  server.pass(-1_000);
  await send('missing@visitor.example');
  expect((await admin.json<RestoreTest>('POST', keepingPaths.restoreTest)).ok).toBe(false);

  // A backup that is none.
  copyFileSync(import.meta.filename, backup);
  const damaged = await admin.json<RestoreTest>('POST', keepingPaths.restoreTest);
  expect([damaged.ok, damaged.fault]).toEqual([false, expect.any(String)]);
  const { tests, backups } = await keeping(admin);
  expect(tests.map(({ ok }) => ok)).toEqual([false, false, true]);
  expect(backups).toHaveLength(1);
});

test('the copy that a killed server has left of a restore test goes at the next start, and before the next test', async () => {
  const options = await freshFolder();
  leaveCopy(options.dataDir);
  const { admin } = await start(options);
  expect(copies(options.dataDir)).toEqual([]);

  await backUp(sqliteFile(options.dataDir), backupFolder(options.dataDir), new Date());
  leaveCopy(options.dataDir);
  expect((await admin.json<RestoreTest>('POST', keepingPaths.restoreTest)).ok).toBe(true);
  expect(copies(options.dataDir)).toEqual([]);
});

/** A backup that takes a while to compare. */
async function largeBackup(dataDir: string): Promise<void> {
  const backup = new DatabaseSync(await backUp(sqliteFile(dataDir), backupFolder(dataDir), new Date()));
  backup.exec(`create table many as
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 300000) select n from numbers`);
  backup.close();
}

beforeRelease('a server leaves the restore test of another one of its folder alone, and tests after it', async () => {
  const options = await freshFolder();
  const first = await start(options);
  await largeBackup(options.dataDir);
  const asked = first.admin.json<RestoreTest>('POST', keepingPaths.restoreTest);
  await until('the test has begun', () => copies(options.dataDir).length > 0);
  const second = await start(options);
  const [one, other] = await Promise.all([asked, second.admin.json<RestoreTest>('POST', keepingPaths.restoreTest)]);
  expect([one.ok, one.fault, other.ok, other.fault]).toEqual([true, null, true, null]);
  expect(copies(options.dataDir)).toEqual([]);
});

beforeRelease('a server that stops ends the restore test under way, and leaves no copy of it', async () => {
  const options = await freshFolder();
  const { server, admin } = await start(options);
  await largeBackup(options.dataDir);
  const asked = admin.call('POST', keepingPaths.restoreTest);
  await until('the test has begun', () => copies(options.dataDir).length > 0);
  await server.stop();
  expect((await asked).status).toBe(503);
  expect(copies(options.dataDir)).toEqual([]);
});

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
    const answer = await admin.call('POST', keepingPaths.restoreTest);
    expect([answer.status, await answer.json()]).toMatchObject([507, { error: { code: 'no-room' } }]);
    disk.free();
    expect([copies(dataDir), (await keeping(admin)).tests]).toEqual([[], []]);
    expect((await admin.json<RestoreTest>('POST', keepingPaths.restoreTest)).ok).toBe(true);
  },
);

test('a person who was erased is erased again after a restore, by a list that holds no address', async () => {
  const options = await freshFolder();
  const first = await start(options);
  const erased = await first.send('Erased@visitor.example');
  await first.send('other@visitor.example');
  const backup = await backUp(sqliteFile(options.dataDir), backupFolder(options.dataDir), new Date());
  await first.admin.json('DELETE', `${inboxPaths.leads}/${erased}`);
  const list = readFileSync(join(options.dataDir, 'erasures.jsonl'), 'utf8');
  expect(list.toLowerCase()).not.toContain('visitor');
  await first.server.stop();

  restore(backup, sqliteFile(options.dataDir), new Date());
  const second = await start(options);
  expect((await second.server.leads()).map(({ email }) => email)).toEqual(['other@visitor.example']);
  const { items } = await second.admin.json<{ items: { action: string; detail: string }[] }>('GET', '/api/staff/audit');
  expect(items.find(({ action }) => action === 'erasure repeated')?.detail).toContain('1 requests');

  // Who writes again after that is somebody new.
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
  const backup = await backUp(sqliteFile(options.dataDir), backupFolder(options.dataDir), new Date());
  await first.ask(later);
  await first.confirm(later);
  for (const email of [left, later]) await first.leave(email);
  expect(readFileSync(join(options.dataDir, 'withdrawals.jsonl'), 'utf8')).not.toContain('visitor');
  await first.stop();

  restore(backup, sqliteFile(options.dataDir), new Date());
  const second = await open();
  expect([await second.isOn(left), await second.isOn(stays)]).toEqual([false, true]);
  // The backup does not hold this address: no file that is imported may subscribe it.
  expect(await second.isRemembered(later)).toBe(true);
  await second.confirm(left);
  await second.stop();
  const third = await open();
  expect(await third.isOn(left)).toBe(true);
  await third.stop();
});
