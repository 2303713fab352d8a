import { expect, test } from 'vitest';
import { addAccount, revokeAccount } from '../../../server/staff/account-writes.ts';
import { changePassword } from '../../../server/staff/session-writes.ts';
import { choosePassword, openSession } from '../../../server/staff/sign-in-writes.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  codeAt,
  owner,
  type StaffBrowser,
  type StaffServer,
  setUpAuthenticator,
  staffBrowser,
} from '../../support/staff.ts';
import { reset } from '../../support/staff-accounts.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';

eachDatabase('two processes that let staff in', (database) => {
  /** One database and one clock; the administrator has an authenticator. */
  async function twoServers() {
    const options = await database.fresh();
    let time = Math.floor(Date.now() / 30_000) * 30_000;
    const now = () => ++time;
    const servers: StaffServer[] = [];
    for (const _ of [1, 2]) {
      servers.push(await database.ownServer({ ...options, requireTotp: true, now }));
    }
    const desk = staffBrowser(servers[0] as StaffServer);
    await desk.signIn();
    const { secret } = await setUpAuthenticator(desk, now);
    const pass = (milliseconds: number) => {
      time += milliseconds;
    };
    /** At both servers, after the password, with an unused code to enter. */
    const waiting = async (): Promise<StaffBrowser[]> => {
      pass(60_000);
      const browsers = servers.map((server) => staffBrowser(server));
      for (const browser of browsers) expect(await (await browser.signIn()).json()).toEqual({ next: 'code' });
      return browsers;
    };
    return { waiting, code: () => codeAt(secret, time), pass };
  }

  test('take a code once, when it is sent to both at the same moment', async () => {
    const { waiting, code } = await twoServers();
    for (let round = 0; round < (wholeSet ? 5 : 1); round += 1) {
      const browsers = await waiting();
      const typed = { code: code() };
      const answers = await Promise.all(browsers.map((browser) => browser.call('POST', staffPaths.code, typed)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  beforeRelease('count every wrong code, whichever of them it is sent to', async () => {
    const { waiting, code, pass } = await twoServers();
    const browsers = await waiting();
    const guess = (browser: StaffBrowser) => browser.call('POST', staffPaths.code, { code: 'NOT-A-CODE' });
    for (let round = 0; round < 10; round += 1) await Promise.all(browsers.map(guess));
    expect((await browsers[0]?.call('POST', staffPaths.code, { code: code() }))?.status).toBe(401);
    pass(16 * 60_000);
    const [later] = await waiting();
    expect((await later?.call('POST', staffPaths.code, { code: code() }))?.status).toBe(200);
  });
});

eachDatabase('an account that is reset', (database) => {
  test('while its old password is checked opens no session, and keeps the new password', async () => {
    const server = await database.server();
    const desk = staffBrowser(server);
    await desk.signIn();
    const opened = server.database;
    const account = () => opened.read.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    const sessions = () => opened.read.selectFrom('staff_sessions').selectAll().execute();
    const [before, [session]] = [await account(), await sessions()];
    await reset(opened, owner.adminEmail);
    const after = await account();

    const at = server.now();
    const asked = {
      staffId: before.id,
      passwordHash: before.password_hash,
      requireTotp: false,
      agent: null,
      network: '',
      at,
    };
    expect(
      await opened.transaction().execute((trx) => openSession(trx, { ...asked, tokenHash: 'anything' })),
    ).toBeUndefined();
    const change = { actor: before, session: session?.id ?? 0, passwordHash: 'another', at };
    expect(
      await opened.transaction().execute((trx) => changePassword(trx, { ...change, earlier: before.password_hash })),
    ).toBe(false);
    expect(
      await opened.transaction().execute((trx) => changePassword(trx, { ...change, earlier: after.password_hash })),
    ).toBe(false);
    expect(await account()).toEqual(after);
    expect((await sessions()).filter(({ ended_at }) => ended_at === null)).toEqual([]);
  });
});

eachDatabase('two sign-ins with one password that is for once', (database) => {
  test('choose another at the same moment: the first that does ends the other', async () => {
    const opened = await database.open(await database.fresh());
    const at = Date.now();
    const act = { requireTotp: false, network: '', at };
    const account = { email: 'new@staff.example', role: 'sales' as const, passwordHash: 'once', oneTime: true };
    await opened.transaction().execute((trx) => addAccount(trx, { account, at }));
    const { id: staffId } = await opened.read.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const tokens = ['one', 'two'];
    for (const tokenHash of tokens)
      await opened
        .transaction()
        .execute((trx) => openSession(trx, { ...act, staffId, passwordHash: 'once', tokenHash, agent: null }));
    const choose = (token: string) =>
      opened
        .transaction()
        .execute((trx) =>
          choosePassword(trx, { ...act, tokenHash: token, nextHash: `next ${token}`, passwordHash: `of ${token}` }),
        );
    const outcomes = await Promise.all(tokens.map(choose));
    expect(outcomes.toSorted()).toEqual(['full', 'session-over']);
    const { password_hash } = await opened.read.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    expect(password_hash).toBe(`of ${tokens[outcomes.indexOf('full')]}`);
  });
});

eachDatabase('the last two administrators', (database) => {
  beforeRelease('who are revoked at the same moment at two command lines do not both go', async () => {
    const options = await database.fresh();
    const lines = [await database.open(options), await database.open(options)];
    const emails = ['one@staff.example', 'two@staff.example'];
    const add = async (email: string) => {
      const account = { email, role: 'admin' as const, passwordHash: 'anything', oneTime: false };
      await lines[0]?.transaction().execute((trx) => addAccount(trx, { account, at: Date.now() }));
    };
    for (let round = 0; round < 8; round += 1) {
      for (const email of emails) await add(email);
      const outcomes = lines.map((line, at) =>
        line.transaction().execute((trx) => revokeAccount(trx, { email: emails[at] ?? '', at: Date.now() })),
      );
      expect((await Promise.all(outcomes)).sort()).toEqual(['last admin', 'revoked']);
    }
  });
});

eachDatabase('two administrators', (database) => {
  beforeRelease('who invite the same colleague at the same moment: one does, and nothing fails', async () => {
    const options = await database.fresh();
    const desks = [await database.open(options), await database.open(options)];
    for (let round = 0; round < 8; round += 1) {
      const at = Date.now();
      const account = {
        email: `new${round}@staff.example`,
        role: 'sales' as const,
        passwordHash: 'once',
        oneTime: true,
      };
      const invite = (desk: (typeof desks)[number]) =>
        desk.transaction().execute((trx) => addAccount(trx, { account, at }));
      expect((await Promise.all([...desks, ...desks].map(invite))).filter(Boolean)).toEqual([true]);
    }
  });
});
