import { describe, expect, test } from 'vitest';
import { defaultLimitTable } from '../../../server/guards/limits.ts';
import { mostPasskeys, type PasskeysAnswer, passkeyPaths } from '../../../shared/staff/passkeys.ts';
import { type AuditItem, staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase } from '../../support/databases.ts';
import { type Lies, type PasskeyDevice, type PasskeyQuestion, passkeyDevice } from '../../support/passkey-device.ts';
import { generousLimits } from '../../support/server.ts';
import { owner, type StaffBrowser, type StaffServer, setUpAuthenticator, staffBrowser } from '../../support/staff.ts';
import { reset, revoke } from '../../support/staff-accounts.ts';
import { runStatement } from '../../support/statements.ts';
import { useServers } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const minute = 60_000;
const siteOrigin = 'https://www.ours.example';
const start = useServers({ siteOrigin });
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

const offer = (browser: StaffBrowser, current = owner.adminPassword, name = 'Laptop') =>
  browser.call('POST', passkeyPaths.offer, { name, current });

async function add(browser: StaffBrowser, device: PasskeyDevice, lies?: Lies): Promise<Response> {
  const asked = (await (await offer(browser)).json()) as PasskeyQuestion;
  return browser.call('POST', passkeyPaths.all, device.make(asked, lies));
}

async function challenge(server: StaffServer) {
  const browser = staffBrowser(server);
  const answer = await browser.call('POST', passkeyPaths.challenge);
  expect(answer.status).toBe(200);
  const asked = (await answer.json()) as PasskeyQuestion;
  return { asked, cookie: browser.cookie };
}
async function enter(server: StaffServer, device: PasskeyDevice, lies?: Lies) {
  const { asked, cookie } = await challenge(server);
  return answerWith(server, cookie, device.use(asked, lies));
}
async function answerWith(server: StaffServer, cookie: string, used: unknown) {
  const browser = staffBrowser(server);
  browser.cookie = cookie;
  return { answer: await browser.call('POST', passkeyPaths.signIn, used), browser };
}

async function withPasskey(server: StaffServer) {
  const desk = staffBrowser(server);
  await desk.signIn();
  const device = passkeyDevice(siteOrigin);
  expect((await add(desk, device)).status).toBe(200);
  return { server, desk, device };
}

eachDatabase('a passkey', (database) => {
  test('that its owner unlocked takes the place of password and code, and stands in list and log', async () => {
    const { server, desk, device } = await withPasskey(await database.server({ siteOrigin }));
    const { answer, browser } = await enter(server, device);
    expect([answer.status, await answer.json()]).toEqual([200, { next: 'full' }]);
    expect(browser.cookie).toMatch(/^__Host-staff=/);
    expect(answer.headers.getSetCookie().find((set) => set.startsWith('__Host-staff-passkey=;'))).toBeDefined();
    expect(await browser.json('GET', staffPaths.me)).toMatchObject({ email: owner.adminEmail, role: 'admin' });
    const { available, passkeys } = await desk.json<PasskeysAnswer>('GET', passkeyPaths.all);
    expect([available, passkeys]).toEqual([
      true,
      [{ id: 1, name: 'Laptop', createdAt: expect.any(Number), usedAt: expect.any(Number) }],
    ]);

    const remove = (passkey: number, current: string) => desk.call('POST', passkeyPaths.removal, { passkey, current });
    expect((await remove(1, 'not the password at all')).status).toBe(422);
    expect((await remove(2, owner.adminPassword)).status).toBe(404);
    expect((await remove(1, owner.adminPassword)).status).toBe(200);
    expect((await browser.call('GET', staffPaths.me)).status).toBe(401);
    expect((await enter(server, device)).answer.status).toBe(401);
    const { items } = await desk.json<{ items: AuditItem[] }>('GET', staffPaths.audit);
    expect(items.map(({ who, action, detail }) => `${who}: ${action} ${detail}`).slice(0, 5)).toEqual([
      expect.stringMatching(/^unknown account: sign-in refused passkey: not proved, network \w{10}$/),
      'owner@staff.example: passkey removed passkey 1 (Laptop)',
      'owner@staff.example: passkey refused wrong password',
      'owner@staff.example: signed in passkey 1',
      'owner@staff.example: passkey added passkey 1 (Laptop)',
    ]);
  });

  test('whose counter went back, as of a copy, lets nobody in; one that counts nothing does', async () => {
    const { server, desk, device } = await withPasskey(await database.server({ siteOrigin }));
    expect((await enter(server, device, { counter: 7 })).answer.status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const { answer } = await enter(server, device, { counter });
      expect([counter, answer.status, await codeOf(answer)]).toEqual([counter, 401, 'passkey-refused']);
    }
    const { items } = await desk.json<{ items: AuditItem[] }>('GET', staffPaths.audit);
    expect(items[0]?.detail).toContain('its counter went back');
    const manager = passkeyDevice(siteOrigin);
    expect((await add(desk, manager, { counter: 0 })).status).toBe(200);
    for (const _ of [1, 2]) expect((await enter(server, manager, { counter: 0 })).answer.status).toBe(200);
  });

  beforeRelease('is one of twenty at most, also when two are added at once', async () => {
    const { server, desk } = await withPasskey(await database.server({ siteOrigin }));
    const other = staffBrowser(server);
    await other.signIn();
    for (let number = 2; number < mostPasskeys; number += 1)
      await server.database.transaction().execute((trx) =>
        runStatement(
          trx,
          `insert into passkeys (staff_id, credential_id, public_key, counter, name, created_at)
         values (1, 'credential-${number}', 'key', 0, 'Laptop', 0)`,
        ),
      );
    const asked: PasskeyQuestion[] = [];
    for (const browser of [desk, other]) asked.push((await (await offer(browser)).json()) as PasskeyQuestion);
    const answers = await Promise.all(
      [desk, other].map((browser, place) =>
        browser.call('POST', passkeyPaths.all, passkeyDevice(siteOrigin).make(asked[place] as PasskeyQuestion)),
      ),
    );
    const refused = answers.find(({ status }) => status !== 200);
    expect([answers.filter(({ status }) => status === 200).length, refused && (await codeOf(refused))]).toEqual([
      1,
      'passkeys-full',
    ]);
    expect((await offer(desk)).status).toBe(409);
    expect((await desk.json<PasskeysAnswer>('GET', passkeyPaths.all)).passkeys).toHaveLength(mostPasskeys);
  });

  test('of an account that was revoked or reset is gone, also when the account comes back', async () => {
    const { server, device } = await withPasskey(await database.server({ siteOrigin }));
    const sales = await server.signedIn('sales');
    const phone = passkeyDevice(siteOrigin);
    expect((await add(sales, phone)).status).toBe(200);
    await revoke(server.database, 'sales@staff.example');
    expect((await sales.call('GET', staffPaths.me)).status).toBe(401);
    expect((await enter(server, phone)).answer.status).toBe(401);
    await server.signedIn('sales');
    expect((await enter(server, phone)).answer.status).toBe(401);

    const { browser } = await enter(server, device);
    expect((await browser.call('GET', staffPaths.me)).status).toBe(200);
    await reset(server.database, owner.adminEmail);
    expect((await browser.call('GET', staffPaths.me)).status).toBe(401);
    expect((await enter(server, device)).answer.status).toBe(401);
  });
});

test('a challenge serves one answer of the browser that asked for it, within five minutes', async () => {
  const { server, device } = await withPasskey(await start());
  const first = await challenge(server);
  const used = device.use(first.asked);
  const other = await challenge(server);
  expect((await answerWith(server, other.cookie, used)).answer.status).toBe(401);
  expect((await answerWith(server, '', used)).answer.status).toBe(401);
  expect((await answerWith(server, first.cookie, used)).answer.status).toBe(200);
  expect((await answerWith(server, first.cookie, used)).answer.status).toBe(401);
  // A wrong answer also consumes the challenge.
  expect((await answerWith(server, other.cookie, device.use(other.asked))).answer.status).toBe(401);
  const late = await challenge(server);
  server.pass(5 * minute);
  expect((await answerWith(server, late.cookie, device.use(late.asked))).answer.status).toBe(401);
});

describe('a device that says something else than it was asked is let in nowhere, and told nothing', () => {
  const lies: Record<string, Lies> = {
    'another challenge': { challenge: Buffer.alloc(32).toString('base64url') },
    'another origin, as a phishing site has': { origin: 'https://www.ours.example.evil.example' },
    'plain http': { origin: 'http://www.ours.example' },
    'another site': { rpId: 'ours.example' },
    'no PIN, fingerprint or face': { verified: false },
  };
  let shared: Awaited<ReturnType<typeof withPasskey>>;
  const told = async ({ answer }: { answer: Response }) => [
    answer.status,
    await answer.text(),
    answer.headers.getSetCookie(),
  ];

  test('when it signs', async () => {
    shared = await withPasskey(await start());
    const { server, device } = shared;
    const answers = [
      ...Object.values({
        ...lies,
        'a new key': { type: 'webauthn.create' },
        'other owner': { userHandle: 'b3RoZXI' },
      }).map((lie) => enter(server, device, lie)),
      // An unknown passkey, and another device with the same id.
      enter(server, passkeyDevice(siteOrigin), { userHandle: 'b3RoZXI' }),
      enter(server, { ...device, use: passkeyDevice(siteOrigin, device.id).use }, { userHandle: 'b3RoZXI' }),
    ];
    const heard = new Set(
      (await Promise.all(answers.map(async (one) => told(await one)))).map((one) => JSON.stringify(one)),
    );
    expect(heard.size).toBe(1);
    expect([...heard][0]).toContain('passkey-refused');
    expect((await enter(server, device)).answer.status).toBe(200);
  });

  test('when it makes a passkey', async () => {
    const server = await start();
    const desk = staffBrowser(server);
    await desk.signIn();
    for (const [what, lie] of Object.entries({
      ...lies,
      'a signature': { type: 'webauthn.get' },
      'a certificate, whose check would call an address in it': { certified: true },
    })) {
      const answer = await add(desk, passkeyDevice(siteOrigin), lie);
      expect([what, answer.status, await codeOf(answer)]).toEqual([what, 409, 'passkey-not-added']);
    }
    expect((await desk.json<PasskeysAnswer>('GET', passkeyPaths.all)).passkeys).toEqual([]);
  });
});

test('to add a passkey takes the password, the session that asked, five minutes, and a device that has none yet', async () => {
  const { server, desk, device } = await withPasskey(await start());
  expect((await offer(desk, 'not the password at all')).status).toBe(422);
  expect((await offer(desk, owner.adminPassword, ' ')).status).toBe(422);
  const sales = await server.signedIn('sales');
  const asked = (await (await offer(desk)).json()) as PasskeyQuestion & { excludeCredentials: { id: string }[] };
  expect(asked.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
  const made = passkeyDevice(siteOrigin).make(asked);
  expect((await sales.call('POST', passkeyPaths.all, made)).status).toBe(409);
  expect((await desk.call('POST', passkeyPaths.all, made)).status).toBe(200);
  expect((await desk.call('POST', passkeyPaths.all, made)).status).toBe(409);
  expect((await add(sales, passkeyDevice(siteOrigin, device.id))).status).toBe(409);
  const late = (await (await offer(desk)).json()) as PasskeyQuestion;
  server.pass(5 * minute);
  expect((await desk.call('POST', passkeyPaths.all, passkeyDevice(siteOrigin).make(late))).status).toBe(409);
  expect((await enter(server, device)).answer.status).toBe(200);
  const { passkeys } = await sales.json<PasskeysAnswer>('GET', passkeyPaths.all);
  expect(passkeys).toEqual([]);
  const removal = { passkey: 1, current: owner.adminPassword };
  expect((await sales.call('POST', passkeyPaths.removal, removal)).status).toBe(404);
});

beforeRelease('an address has ten wrong passkeys in a quarter of an hour, and right ones do not count', async () => {
  const { signIn } = defaultLimitTable.limits;
  const limitTable = { ...generousLimits, limits: { ...generousLimits.limits, signIn } };
  const { server, device } = await withPasskey(await start({ limitTable }));
  for (let colleague = 0; colleague < 12; colleague += 1) expect((await enter(server, device)).answer.status).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await enter(server, device, { verified: false })).answer.status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

beforeRelease(
  'an account asks for its code as before, and its passkeys let in when twenty wrong codes were tried',
  async () => {
    const server = await start({ requireTotp: true });
    const [desk, thief] = [staffBrowser(server), staffBrowser(server)];
    await desk.signIn();
    await setUpAuthenticator(desk, server.now);
    const device = passkeyDevice(siteOrigin);
    expect((await add(desk, device)).status).toBe(200);
    expect(await (await thief.signIn()).json()).toEqual({ next: 'code' });
    for (let guess = 0; guess < 20; guess += 1) await thief.call('POST', staffPaths.code, { code: 'NOT-A-CODE' });
    expect(await (await enter(server, device)).answer.json()).toEqual({ next: 'full' });
  },
);

beforeRelease('where the site has no domain name or no https, no passkey is offered', async () => {
  for (const origin of ['http://127.0.0.1:8080', 'https://[::1]', 'http://www.ours.example']) {
    const server = await start({ siteOrigin: origin });
    const browser = staffBrowser(server);
    expect(await codeOf(await browser.call('POST', passkeyPaths.challenge))).toBe('passkeys-unavailable');
    await browser.signIn();
    expect(await browser.json('GET', passkeyPaths.all)).toEqual({ available: false, passkeys: [] });
    expect(await codeOf(await offer(browser))).toBe('passkeys-unavailable');
  }
});
