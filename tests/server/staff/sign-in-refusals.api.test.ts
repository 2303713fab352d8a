import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { defaultLimitTable } from '../../../server/guards/limits.ts';
import { colleaguePaths } from '../../../shared/staff/colleagues.ts';
import { passkeyPaths } from '../../../shared/staff/passkeys.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { root } from '../../support/repository.ts';
import { generousLimits } from '../../support/server.ts';
import { owner, staffBrowser } from '../../support/staff.ts';
import { ownServer, useServers } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const minute = 60_000;
const start = useServers();

test('a session, open or ended, tells nobody whether a guess is the account’s password', async () => {
  const server = await start();
  const browser = staffBrowser(server);
  await browser.signIn();
  const { cookie } = browser;
  const guess = async (password: string) => {
    browser.cookie = cookie;
    const answer = await browser.call('POST', staffPaths.newPassword, { password });
    return `${answer.status} ${await answer.text()}`;
  };
  const told = async () => new Set([await guess(owner.adminPassword), await guess('another one of that length')]);
  const open = await told();
  expect([...open]).toEqual([expect.stringMatching(/^401 .*sign-in-over/)]);
  await browser.call('POST', staffPaths.signOut);
  expect(await told()).toEqual(open);
});

beforeRelease(
  'a refused sign-in is written with a mark of its network, equal for that day, and without the address',
  async () => {
    const server = await ownServer({ trustProxy: ['loopback'] });
    const { database } = server;
    const detailFrom = async (address: string, more: object = {}) => {
      const asked = { email: owner.adminEmail, password: 'not the password', ...more };
      await server.postJson(staffPaths.signIn, asked, { 'X-Forwarded-For': address });
      const rows = await database.read.selectFrom('audit').select('detail').orderBy('id', 'desc').limit(1).execute();
      return rows[0]?.detail ?? '';
    };
    const one = await detailFrom('203.0.113.7');
    expect(one).toMatch(/^password, network [0-9a-z]{10}$/);
    expect(await detailFrom('203.0.113.99', { email: 'nobody@staff.example' })).toBe(one);
    const others = [await detailFrom('203.0.114.7'), await detailFrom('2001:db8:1:2::3')];
    expect(await detailFrom('2001:db8:1:99::3')).toBe(others[1]);
    const env = { ...process.env, DATA_DIR: server.dataDir };
    const said = async (...words: string[]) => {
      const command = [join(root, 'server/staff/cli.ts'), 'network', '203.0.113.200', ...words];
      return `password, network ${(await promisify(execFile)(process.execPath, command, { env, cwd: root })).stdout.trim()}`;
    };
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
    expect(await said(day.format(server.now()))).toBe(one);
    server.pass(Date.now() - server.now());
    expect(await said()).toBe(await detailFrom('203.0.113.7'));
    await expect(said('yesterday')).rejects.toThrow('network ADDRESS [DATE]');
    server.pass(24 * 60 * minute);
    expect(new Set([one, ...others, await detailFrom('203.0.113.7')]).size).toBe(4);
  },
);

test('an address has ten tries in a quarter of an hour, of which those that are right do not count', async () => {
  const { signIn } = defaultLimitTable.limits;
  const server = await start({ limitTable: { ...generousLimits, limits: { ...generousLimits.limits, signIn } } });
  for (let colleague = 0; colleague < 12; colleague += 1)
    expect((await staffBrowser(server).signIn()).status).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await staffBrowser(server).signIn(`nobody${guess}@staff.example`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('an address asks for six links to choose a password in a day, or a mailbox would get hundreds', async () => {
  const { forgotten } = defaultLimitTable.limits;
  const server = await start({ limitTable: { ...generousLimits, limits: { ...generousLimits.limits, forgotten } } });
  const statuses: number[] = [];
  for (let asked = 0; asked < 7; asked += 1)
    statuses.push((await server.postJson(colleaguePaths.forgotten, { email: owner.adminEmail })).status);
  expect(statuses).toEqual([...Array(6).fill(202), 429]);
});

test.each([
  ['an IPv6 /48', (place: number) => `2001:db8:7:${place.toString(16)}::1`, '2001:db8:8::1'],
  ['an IPv4 /24', (place: number) => `203.0.113.${place}`, '203.0.114.1'],
])('all addresses of %s have fifty tries together; another network has its own', async (_, addressAt, elsewhere) => {
  const { signIn, passkeyChallenge } = defaultLimitTable.limits;
  const limits = { ...generousLimits.limits, signIn, passkeyChallenge: { ...passkeyChallenge, networkPoints: 3 } };
  const limitTable = { ...generousLimits, limits };
  const server = await start({ limitTable, trustProxy: ['loopback'] });
  // Without a session: the cheapest step, which counts like a password.
  const guess = (address: string) =>
    server.postJson(staffPaths.code, { code: '123456' }, { 'X-Forwarded-For': address });
  for (let place = 0; place < 50; place += 1) expect((await guess(addressAt(place))).status).toBe(401);
  expect((await guess(addressAt(50))).status).toBe(429);
  expect((await guess(elsewhere)).status).toBe(401);
  // What a passkey signs costs a row.
  expect(passkeyChallenge.networkPoints).toBe(2 * passkeyChallenge.points);
  const isRefused: boolean[] = [];
  for (const place of [1, 2, 3, 4]) {
    const answer = await server.postJson(passkeyPaths.challenge, {}, { 'X-Forwarded-For': addressAt(place) });
    isRefused.push(answer.status === 429);
  }
  expect(isRefused).toEqual([false, false, false, true]);
});
