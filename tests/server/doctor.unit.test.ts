import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { examine, type Outside } from '../../server/doctor.ts';
import { noteLook } from '../../server/incoming/mailbox-place.ts';
import { readSettings } from '../../server/settings/read-settings.ts';

const now = Date.UTC(2026, 10, 26, 12);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlume-doctor-'));
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'data/backups'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'dist/index.html'), '<link rel="canonical" href="https://www.company.example/">');
  writeFileSync(join(folder, 'data/backups/leads-20261126T080000Z.sqlite.gz'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const working: Outside = {
  now: () => now,
  find: async () => '192.0.2.1',
  ask: async (url) => ({
    status: 200,
    location: url.includes('/healthz') ? null : 'https://www.company.example/',
    date: new Date(now).toUTCString(),
  }),
  signIn: async () => undefined,
  openMailbox: async () => undefined,
};

async function said(outside: Partial<Outside> = {}, more: Record<string, string> = {}): Promise<string[]> {
  const env = {
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://www.company.example',
    SMTP_URL: 'smtps://user:secret@mail.company.example',
    IMAP_URL: 'imaps://hello%40company.example:secret@mail.company.example',
    TRUST_PROXY: 'loopback',
    DATA_DIR: join(folder, 'data'),
    ...more,
  };
  const found = await examine(readSettings(env), env, join(folder, 'dist'), { ...working, ...outside });
  return found.map(({ state, about, text }) => `${state} ${about}: ${text}`);
}

test('a set-up that works has nothing bad, and no password in what is said', async () => {
  const lines = await said();
  expect(lines.filter((line) => line.startsWith('bad'))).toEqual([]);
  for (const about of ['pages', 'data folder', 'backups', 'mail', 'answers', 'address'])
    expect(lines.join('\n')).toContain(`ok ${about}: `);
  expect(lines.join('\n')).not.toContain('secret');
});

test('of a mailbox is said when the server last read it, and that it seems to stand still', async () => {
  const dataDir = mkdtempSync(join(folder, 'read-'));
  const database = await openDatabase({ dataDir });
  const note = (at: number) =>
    database.transaction().execute((trx) => noteLook(trx, 'mail.company.example/INBOX', null, at));
  const line = async () => (await said({}, { DATA_DIR: dataDir })).find((one) => one.includes(' answers: '));
  await note(now - 60_000);
  expect(await line()).toBe(
    'ok answers: mail.company.example/INBOX can be read; the server last did 2026-11-26 06:59.',
  );
  await note(now - 900_000);
  expect(await line()).toMatch(/^look answers: .* the server last did 2026-11-26 06:45: does it run\?$/);
  await database.close();
});

const refuse = async () => {
  throw new Error('535 wrong password');
};
const refuseMailbox = (more: object) => async () => {
  throw Object.assign(new Error('Command failed'), more);
};
test.each<[name: string, outside: Partial<Outside>, more: Record<string, string>, line: RegExp]>([
  ['a mail server that refuses', { signIn: refuse }, {}, /^bad mail: mail\.company\.example refuses \(SMTP_URL\): 535/],
  [
    'a mailbox whose password is refused',
    { openMailbox: refuseMailbox({ authenticationFailed: true, responseText: 'wrong password' }) },
    {},
    /^bad answers: mail\.company\.example\/INBOX cannot be read\. The server refuses .*IMAP_URL \(“wrong password”\)/,
  ],
  [
    'a mailbox whose folder is not there',
    { openMailbox: refuseMailbox({ mailboxMissing: true }) },
    {},
    /^bad answers: .*no such folder/,
  ],
  ['no mailbox', {}, { IMAP_URL: '' }, /^look answers: IMAP_URL is not set: .*mailbox of /],
  ['a name in no DNS', { find: refuse }, {}, /^bad address: www\.company\.example is in no DNS/],
  ['a certificate that is not valid', { ask: refuse }, {}, /^bad address: .* cannot be opened: .*certificate/],
  ['a clock that is wrong', { now: () => now + 300_000 }, {}, /^bad address: The clock .* 300 seconds off/],
  ['an old backup', { now: () => now + 9 * 86_400_000 }, {}, /^bad backups: .* is 9 days old/],
  [
    'pages built for another address',
    {},
    { SITE_ORIGIN: 'https://www.other.example' },
    /^bad pages: .*built for https:\/\/www\.company/,
  ],
  [
    'a second name that does not redirect',
    { ask: async () => ({ status: 200, location: null, date: null }) },
    {},
    /^look address: https:\/\/company\.example does not redirect/,
  ],
  ['no second disk for backups', {}, {}, /^look settings: BACKUP_DIR is not set/],
])('%s is named', async (_name, outside, more, line) => {
  expect(await said(outside, more)).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
});
