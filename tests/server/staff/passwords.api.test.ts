import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { purgeOldDetails } from '../../../server/retention.ts';
import { company } from '../../../shared/company/company.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { root } from '../../support/repository.ts';
import { owner, staffBrowser } from '../../support/staff.ts';
import { ownServer } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const day = 24 * 60 * 60_000;

test('the password of the first start stands in a file for the server’s user, serves once, and another has to be chosen', async () => {
  const server = await ownServer({ adminPassword: undefined });
  const another = await ownServer({ adminPassword: undefined });
  const { email = '', oneTime: { password, file } = { password: '', file: '' } } = server.firstSignIn ?? {};
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([`${password}\n`, 0o600]);
  expect(email).toBe(owner.adminEmail);
  expect(password).toMatch(/^([34679cdfghjkmnprtvwxy]{4}-){4}[34679cdfghjkmnprtvwxy]{4}$/);
  expect(another.firstSignIn?.oneTime?.password).not.toBe(password);
  const browser = staffBrowser(server);
  expect(await (await browser.signIn(email, password)).json()).toEqual({ next: 'password' });
  const choose = (chosen: string) => browser.call('POST', staffPaths.newPassword, { password: chosen });
  const common = ['passwordpassword', 'qwertyuiopasdfgh', '123456789012345', 'ownerowner12345'];
  const own = [`${company.name} 2026 !!!!!!`, `1 ${new URL(company.origin).hostname} 2`, '!!!! owner 20262026'];
  for (const refused of ['short one', ...common, ...own, password]) {
    const answer = await choose(refused);
    expect([refused, answer.status]).toEqual([refused, 422]);
    expect(await answer.json()).toMatchObject({ error: { fields: { password: expect.any(String) } } });
  }
  expect(existsSync(file)).toBe(true);
  expect(await (await choose('seven quiet lamps on a pier')).json()).toEqual({ next: 'full' });
  expect(existsSync(file)).toBe(false);
  expect((await staffBrowser(server).signIn(email, password)).status).toBe(401);
});

test('a one-time password ends after 72 hours, told as a wrong one is, and so does its file', async () => {
  const server = await ownServer({ adminPassword: undefined });
  const { email = '', oneTime: { password, file } = { password: '', file: '' } } = server.firstSignIn ?? {};
  const status = async (typed = password) => {
    const answer = await staffBrowser(server).signIn(email, typed);
    return `${answer.status} ${await answer.text()}`;
  };
  server.pass(3 * day - 60_000);
  expect(await status()).toBe('200 {"next":"password"}');
  server.pass(60_000);
  expect(await status()).toBe(await status('not the password at all'));
  await purgeOldDetails(server.database, server.dataDir, new Date(Date.now() + 3 * day - 60_000));
  expect(existsSync(file)).toBe(true);
  await purgeOldDetails(server.database, server.dataDir, new Date(Date.now() + 3 * day + 60_000));
  expect(existsSync(file)).toBe(false);
});

beforeRelease('the command line tells where the one-time password is, not what it is', async () => {
  const server = await ownServer();
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [join(root, 'server/staff/cli.ts'), ...args], { env, cwd: root }))
      .stdout;
  server.pass(Date.now() - server.now());
  for (const args of [
    ['add', 'New@staff.example', 'sales'],
    ['reset', 'new@staff.example'],
  ]) {
    const said = await run(...args);
    const file = / in (\S+\.txt)/.exec(said)?.[1] ?? '';
    const password = readFileSync(file, 'utf8').trim();
    expect([statSync(file).mode & 0o777, said.includes(password)]).toEqual([0o600, false]);
    expect((await staffBrowser(server).signIn('new@staff.example', password)).status).toBe(200);
  }
});

beforeRelease(
  'a password may be of any signs and long, counts as it was typed, and does not end by itself',
  async () => {
    const server = await ownServer();
    const browser = staffBrowser(server);
    await browser.signIn();
    let current = owner.adminPassword;
    for (const password of [
      'only small letters here',
      '  Été 🐙 «кит»; drop -- "x"  ',
      '814 92 605 37 716',
      `one long sentence, ${'many times, '.repeat(14)}end`,
    ]) {
      expect((await browser.call('PUT', staffPaths.password, { current, password })).status).toBe(200);
      current = password;
      const other = [password.slice(0, -1), ` ${password}`, `${password}.`];
      if (password !== password.toUpperCase()) other.push(password.toUpperCase());
      for (const typed of other) expect((await staffBrowser(server).signIn(owner.adminEmail, typed)).status).toBe(401);
    }
    server.pass(800 * day);
    expect(await (await staffBrowser(server).signIn(owner.adminEmail, current)).json()).toEqual({ next: 'full' });
  },
);
