import { expect, test } from 'vitest';
import { resetAccount } from '../../../server/staff/account-writes.ts';
import { hashPassword, oneTimePassword } from '../../../server/staff/passwords.ts';
import { type ColleagueItem, colleaguePaths } from '../../../shared/staff/colleagues.ts';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { type SignInAnswer, type StaffAnswer, staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  codeAt,
  owner,
  type StaffBrowser,
  type StaffServer,
  setUpAuthenticator,
  staffBrowser,
} from '../../support/staff.ts';
import { useMailServer } from '../../support/use-mail-server.ts';

const minute = 60_000;
const ann = 'ann@staff.example';
const password = 'nine brown boats in a row';

eachDatabase('accounts that are set in the browser', (database) => {
  const mail = useMailServer();
  const start = async () => {
    const server = await database.server({ smtpUrl: mail.url });
    return { server, admin: await server.signedIn('admin') };
  };
  const tokenIn = (text: string | undefined) => /#\/link\/(\S+)/.exec(text ?? '')?.[1] ?? '';
  const newest = async (address: string, count = 1) => tokenIn((await mail.waitFor(address, count)).at(-1)?.text);
  const list = async (admin: StaffBrowser) =>
    (await admin.json<{ items: ColleagueItem[] }>('GET', colleaguePaths.colleagues)).items;
  const invite = (admin: StaffBrowser, role = 'sales', email = ann) =>
    admin.json('POST', colleaguePaths.colleagues, { email, name: 'Ann Lee', role }, 201);
  const open = (server: StaffServer, token: string) => {
    const browser = staffBrowser(server);
    return { browser, answer: browser.call('POST', colleaguePaths.link, { token }) };
  };

  test('an invited colleague gets a link, once, chooses a password with it and works in the given role', async () => {
    const { server, admin } = await start();
    await invite(admin);
    expect((await list(admin)).find(({ email }) => email === ann)).toMatchObject({
      name: 'Ann Lee',
      role: 'sales',
      invited: true,
    });
    const token = await newest(ann);
    const { browser, answer } = open(server, token);
    expect((await (await answer).json()) as SignInAnswer).toEqual({ next: 'password' });
    expect((await browser.call('GET', staffPaths.me)).status).toBe(401);
    expect((await open(server, token).answer).status).toBe(401);
    expect(await browser.json('POST', staffPaths.newPassword, { password })).toEqual({ next: 'full' });
    expect(await browser.json<StaffAnswer>('GET', staffPaths.me)).toMatchObject({
      email: ann,
      name: 'Ann Lee',
      role: 'sales',
    });
    expect((await browser.call('GET', inboxPaths.leads)).status).toBe(200);
    expect((await browser.call('GET', colleaguePaths.colleagues)).status).toBe(403);
    expect((await list(admin)).find(({ email }) => email === ann)).toMatchObject({ invited: false });
    await admin.json('POST', colleaguePaths.colleagues, { email: ann, role: 'sales' }, 422);
  });

  test('a forgotten password is replaced by a mailed link within 60 minutes; the authenticator is still asked for', async () => {
    const server = await database.server({ smtpUrl: mail.url, requireTotp: true });
    const { secret } = await setUpAuthenticator(await server.signedIn('sales', ann), server.now);
    const ask = (email: string) => staffBrowser(server).call('POST', colleaguePaths.forgotten, { email });
    expect([(await ask(ann)).status, (await ask('nobody@staff.example')).status]).toEqual([202, 202]);
    const token = await newest(ann);
    await ask(ann);
    server.pass(59 * minute);
    const { browser: phone, answer } = open(server, token);
    expect(await (await answer).json()).toEqual({ next: 'code' });
    const { cookie } = phone;
    expect((await phone.call('POST', staffPaths.newPassword, { password })).status).toBe(401);
    phone.cookie = cookie;
    const code = { code: codeAt(secret, server.now()) };
    expect(await phone.json('POST', staffPaths.code, code)).toEqual({ next: 'password' });
    expect(await phone.json('POST', staffPaths.newPassword, { password })).toEqual({ next: 'full' });
    expect((await staffBrowser(server).signIn(ann, owner.adminPassword)).status).toBe(401);
    expect(await (await staffBrowser(server).signIn(ann, password)).json()).toEqual({ next: 'code' });
    expect(await mail.waitFor(ann)).toHaveLength(1);
    server.pass(6 * minute);
    await ask(ann);
    const late = await newest(ann, 2);
    server.pass(61 * minute);
    expect((await open(server, late).answer).status).toBe(401);
    expect((await open(server, `${late.slice(0, -1)}x`).answer).status).toBe(401);
  });

  test('who asks in a colleague’s name ends no link; one that is opened, and a password that is changed, end the others', async () => {
    const { server, admin } = await start();
    await invite(admin);
    const invitation = await newest(ann);
    const forgotten = async (count: number) => {
      server.pass(6 * minute);
      await staffBrowser(server).call('POST', colleaguePaths.forgotten, { email: ann });
      return newest(ann, count);
    };
    const [one, two] = [await forgotten(2), await forgotten(3)];
    const { browser, answer } = open(server, invitation);
    expect((await answer).status).toBe(200);
    expect([(await open(server, one).answer).status, (await open(server, two).answer).status]).toEqual([401, 401]);
    await browser.json('POST', staffPaths.newPassword, { password });
    const three = await forgotten(4);
    await browser.json('PUT', staffPaths.password, { current: password, password: 'eleven green kites at noon' });
    expect((await open(server, three).answer).status).toBe(401);
  });

  test('a link that is opened lets no one-time password in that has ended', async () => {
    const { server } = await start();
    await server.signedIn('sales', ann);
    const printed = oneTimePassword();
    const passwordHash = await hashPassword(printed);
    await server.database
      .transaction()
      .execute((trx) => resetAccount(trx, { email: ann, passwordHash, at: server.now() }));
    server.pass(73 * 60 * minute);
    expect((await staffBrowser(server).signIn(ann, printed)).status).toBe(401);
    await staffBrowser(server).call('POST', colleaguePaths.forgotten, { email: ann });
    expect((await open(server, await newest(ann)).answer).status).toBe(200);
    expect((await staffBrowser(server).signIn(ann, printed)).status).toBe(401);
  });

  test('a role is changed and an account closed; the last administrator stays one', async () => {
    const { server, admin } = await start();
    const sales = await server.signedIn('sales', ann);
    const items = await list(admin);
    const idOf = (email: string) => items.find((one) => one.email === email)?.id;
    await admin.json('PATCH', `${colleaguePaths.colleagues}/${idOf(ann)}`, { role: 'marketing' });
    expect((await sales.call('GET', inboxPaths.leads)).status).toBe(403);
    await admin.json('PATCH', `${colleaguePaths.colleagues}/${idOf(ann)}`, { role: 'boss' }, 422);
    await admin.json('DELETE', `${colleaguePaths.colleagues}/${idOf(ann)}`);
    expect((await sales.call('GET', staffPaths.me)).status).toBe(401);
    await admin.json('DELETE', `${colleaguePaths.colleagues}/${idOf(owner.adminEmail)}`);
    const me = items.find(({ isMe }) => isMe)?.id;
    await admin.json('PATCH', `${colleaguePaths.colleagues}/${me}`, { role: 'sales' }, 422);
    await admin.json('DELETE', `${colleaguePaths.colleagues}/${me}`, undefined, 422);
    expect((await list(admin)).map(({ isMe }) => isMe)).toEqual([true]);
    await invite(admin);
    // An email that is still owed when another is asked for is not sent: its link is over.
    const first = await newest(ann);
    await admin.json('POST', `${colleaguePaths.colleagues}/${idOf(ann)}/invitation`, undefined, 202);
    const second = await newest(ann, 2);
    expect((await open(server, first).answer).status).toBe(401);
    expect((await open(server, second).answer).status).toBe(200);
  });
});
