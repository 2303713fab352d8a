import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase, freshFolder } from '../../support/databases.ts';
import { codeAt, owner, setUpAuthenticator, staffBrowser } from '../../support/staff.ts';
import { ownServer, useServers } from '../../support/use-servers.ts';

const minute = 60_000;
const start = useServers();
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

eachDatabase('staff sign in', (database) => {
  test('with email and password where no authenticator is asked for', async () => {
    const server = await database.server();
    const browser = staffBrowser(server);
    expect(await (await browser.signIn()).json()).toEqual({ next: 'full' });
    const unset = { name: null, signature: null };
    const about = { email: owner.adminEmail, role: 'admin', ...unset, recoveryCodesLeft: 0, authenticator: false };
    expect(await browser.json('GET', staffPaths.me)).toEqual(about);
  });

  test('with a code of the authenticator, each code once', async () => {
    const server = await database.server({ requireTotp: true });
    const first = staffBrowser(server);
    expect(await (await first.signIn()).json()).toEqual({ next: 'authenticator' });
    expect((await first.call('GET', staffPaths.me)).status).toBe(401);
    const { secret, next, recoveryCodes } = await setUpAuthenticator(first, server.now);
    expect([next, new Set(recoveryCodes).size]).toEqual(['full', 10]);
    // Twelve of 21 letters: 53 bits of entropy.
    for (const code of recoveryCodes)
      expect(code).toMatch(/^[34679CDFGHJKMNPRTVWXY]{4}(-[34679CDFGHJKMNPRTVWXY]{4}){2}$/);

    const second = staffBrowser(server);
    expect(await (await second.signIn()).json()).toEqual({ next: 'code' });
    expect((await second.call('GET', staffPaths.me)).status).toBe(401);
    const used = codeAt(secret, server.now());
    expect(await codeOf(await second.call('POST', staffPaths.code, { code: used }))).toBe('code-refused');
    server.pass(minute);
    const fresh = codeAt(secret, server.now());
    expect(await second.json('POST', staffPaths.code, { code: ` ${fresh.slice(0, 3)} ${fresh.slice(3)}` })).toEqual({
      next: 'full',
    });
    expect((await second.call('GET', staffPaths.me)).status).toBe(200);

    const third = staffBrowser(server);
    await third.signIn();
    expect((await third.call('POST', staffPaths.code, { code: fresh })).status).toBe(401);
    const [recovery] = recoveryCodes;
    expect(await third.json('POST', staffPaths.code, { code: recovery?.toLowerCase() })).toEqual({ next: 'full' });
    expect(await third.json('GET', staffPaths.me)).toMatchObject({ recoveryCodesLeft: 9 });
    const fourth = staffBrowser(server);
    await fourth.signIn();
    expect((await fourth.call('POST', staffPaths.code, { code: recovery })).status).toBe(401);
  });

  test('after twenty wrong codes, from wherever they come, a quarter of an hour takes recovery codes alone', async () => {
    const server = await database.server({ requireTotp: true });
    const { secret, recoveryCodes } = await (async () => {
      const browser = staffBrowser(server);
      await browser.signIn();
      return setUpAuthenticator(browser, server.now);
    })();
    const thief = staffBrowser(server);
    await thief.signIn();
    const wrong = String((Number(codeAt(secret, server.now())) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 20; guess += 1) await thief.call('POST', staffPaths.code, { code: wrong });
    server.pass(minute);
    expect((await thief.call('POST', staffPaths.code, { code: codeAt(secret, server.now()) })).status).toBe(401);
    const rightful = staffBrowser(server);
    expect(await (await rightful.signIn()).json()).toEqual({ next: 'code' });
    const codes = [codeAt(secret, server.now()), recoveryCodes[0] ?? '', recoveryCodes[0] ?? ''];
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await rightful.call('POST', staffPaths.code, { code })).status);
    expect(statuses).toEqual([401, 200, 401]);
    const told = server.database.read.selectFrom('jobs').select('request_key').where('kind', '=', 'ceiling');
    await expect
      .poll(async () => (await told.execute()).map(({ request_key }) => request_key?.split(' ')[1]))
      .toEqual(['codes']);
    await thief.signIn();
    for (let guess = 0; guess < 20; guess += 1) await thief.call('POST', staffPaths.code, { code: wrong });
    server.pass(16 * minute);
    const later = staffBrowser(server);
    await later.signIn();
    expect((await later.call('POST', staffPaths.code, { code: codeAt(secret, server.now()) })).status).toBe(200);
  });
});

test('a start that fails makes no account, whose password nobody would have seen', async () => {
  const dataDir = freshFolder();
  const failing = { dataDir, adminPassword: undefined, geoipDatabase: join(dataDir, 'missing.mmdb') };
  await expect(ownServer(failing)).rejects.toThrow('GEOIP_DATABASE');
  const database = openForReading({ dataDir });
  const accounts = await database.read.selectFrom('staff').select('id').execute();
  await database.close();
  rmSync(dataDir, { recursive: true });
  expect(accounts).toEqual([]);
});

test('wrong passwords, however many, do not lock the owner of the account out', async () => {
  const server = await start();
  for (let guess = 0; guess < 21; guess += 1)
    expect((await staffBrowser(server).signIn(owner.adminEmail, `guess number ${guess}, wrong`)).status).toBe(401);
  expect((await staffBrowser(server).signIn()).status).toBe(200);
});

describe('a session', () => {
  test('is a cookie that no script, no other site and no plain connection sees', async () => {
    const server = await start({ siteOrigin: 'https://www.ours.example' });
    const answer = await server.postJson(
      staffPaths.signIn,
      { email: owner.adminEmail, password: owner.adminPassword },
      { Origin: 'https://www.ours.example' },
    );
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('has a value of its own: 256 bits of chance, never the same twice', async () => {
    const server = await start();
    const values = new Set<string>();
    for (let time = 0; time < 5; time += 1) {
      const browser = staffBrowser(server);
      await browser.signIn();
      const [, value = ''] = browser.cookie.split('=');
      expect(Buffer.from(value, 'base64url')).toHaveLength(32);
      values.add(value);
    }
    expect(values.size).toBe(5);
  });

  test('that was signed out of opens nothing any more', async () => {
    const server = await start();
    const browser = staffBrowser(server);
    await browser.signIn();
    const kept = browser.cookie;
    expect((await browser.call('POST', staffPaths.signOut)).status).toBe(200);
    expect(browser.cookie).toBe('staff=');
    browser.cookie = kept;
    expect((await browser.call('GET', staffPaths.me)).status).toBe(401);
  });

  test('is known in the database only by a digest', async () => {
    const server = await start();
    const browser = staffBrowser(server);
    await browser.signIn();
    const rows = await server.database.read.selectFrom('staff_sessions').selectAll().execute();
    const [, token = ''] = browser.cookie.split('=');
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('gets a new cookie at each step, so that one planted before signing in opens nothing', async () => {
    const server = await start({ requireTotp: true });
    const browser = staffBrowser(server);
    browser.cookie = 'staff=planted-by-somebody-else';
    await browser.signIn();
    const before = browser.cookie;
    expect(before).not.toContain('planted');
    await setUpAuthenticator(browser, server.now);
    expect(browser.cookie).not.toBe(before);
    const thief = staffBrowser(server);
    for (const known of [before, 'staff=planted-by-somebody-else']) {
      thief.cookie = known;
      expect((await thief.call('GET', staffPaths.me)).status).toBe(401);
    }
  });

  test('ends after 30 minutes without a request that a person caused, and after 12 hours whatever is done', async () => {
    const server = await start();
    const idle = staffBrowser(server);
    await idle.signIn();
    for (let wait = 0; wait < 3; wait += 1) {
      server.pass(11 * minute);
      const status = (await idle.call('GET', staffPaths.me, undefined, { 'Nl-Unattended': '1' })).status;
      expect(status).toBe(wait < 2 ? 200 : 401);
    }
    const busy = staffBrowser(server);
    await busy.signIn();
    for (let past = 0; past < 12 * 60 - 25; past += 25) {
      server.pass(25 * minute);
      expect((await busy.call('GET', staffPaths.me)).status).toBe(200);
    }
    server.pass(25 * minute);
    expect((await busy.call('GET', staffPaths.me)).status).toBe(401);
  });

  test('is listed for its owner alone, who can end one or all', async () => {
    const server = await start();
    const [desk, phone, other] = [staffBrowser(server), staffBrowser(server), await server.signedIn('sales')];
    await desk.signIn();
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
    await phone.call(
      'POST',
      staffPaths.signIn,
      { email: owner.adminEmail, password: owner.adminPassword },
      { 'User-Agent': agent },
    );
    type List = { sessions: { id: number; browser: string; current: boolean }[] };
    const { sessions } = await desk.json<List>('GET', staffPaths.sessions);
    expect(sessions.map(({ browser, current }) => [browser, current])).toEqual([
      ['Safari on iPhone', false],
      ['Unknown browser', true],
    ]);
    const stolen = phone.cookie;
    expect((await other.call('DELETE', `${staffPaths.sessions}/${sessions[0]?.id}`)).status).toBe(404);
    expect((await desk.call('DELETE', `${staffPaths.sessions}/${sessions[0]?.id}`)).status).toBe(200);
    phone.cookie = stolen;
    expect((await phone.call('GET', staffPaths.me)).status).toBe(401);

    const kept = desk.cookie;
    await phone.signIn();
    expect((await phone.call('DELETE', staffPaths.sessions)).status).toBe(200);
    expect(phone.cookie).toBe('staff=');
    desk.cookie = kept;
    expect((await desk.call('GET', staffPaths.me)).status).toBe(401);
    expect((await other.call('GET', staffPaths.me)).status).toBe(200);
  });

  test('stays when its password is changed, and the others end', async () => {
    const server = await start();
    const [here, there] = [staffBrowser(server), staffBrowser(server)];
    await here.signIn();
    await there.signIn();
    const change = (current: string) =>
      here.call('PUT', staffPaths.password, { current, password: 'nine brown boats in a row' });
    expect((await change('not the password at all')).status).toBe(422);
    expect((await change(owner.adminPassword)).status).toBe(200);
    expect((await here.call('GET', staffPaths.me)).status).toBe(200);
    expect((await there.call('GET', staffPaths.me)).status).toBe(401);
  });
});

test('a page of another site can neither sign anybody in nor out', async () => {
  const server = await start();
  const browser = staffBrowser(server);
  await browser.signIn();
  for (const [method, path] of [
    ['POST', staffPaths.signIn],
    ['POST', staffPaths.signOut],
    ['DELETE', staffPaths.sessions],
    ['PUT', staffPaths.password],
  ] as const) {
    const answer = await browser.call(method, path, method === 'DELETE' ? undefined : {}, {
      Origin: 'https://evil.example',
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  expect((await browser.call('GET', staffPaths.me)).status).toBe(200);
});

test('what staff do is written down, for administrators to read, and nobody can change it', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const admin = staffBrowser(server);
  await admin.signIn(owner.adminEmail, 'a wrong password, twice');
  await admin.signIn();
  await admin.call('PUT', staffPaths.password, { current: 'a wrong password', password: 'nine brown boats in a row' });
  const { items } = await admin.json<{ items: { who: string; action: string }[] }>('GET', staffPaths.audit);
  expect(items.map(({ who, action }) => `${who}: ${action}`)).toEqual([
    'owner@staff.example: password change refused',
    'owner@staff.example: signed in',
    'owner@staff.example: sign-in refused',
    'sales@staff.example: signed in',
    'command line: account added',
    'first start: account added',
  ]);
  expect((await sales.call('GET', staffPaths.audit)).status).toBe(403);
});
