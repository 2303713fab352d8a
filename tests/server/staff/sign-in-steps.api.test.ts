import { expect, test } from 'vitest';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase } from '../../support/databases.ts';
import { codeAt, setUpAuthenticator, staffBrowser } from '../../support/staff.ts';
import { useServers } from '../../support/use-servers.ts';

const minute = 60_000;
const start = useServers();
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

eachDatabase('the steps of signing in', (database) => {
  test('are taken each in its turn, once', async () => {
    const server = await database.server({ requireTotp: true });
    const [first, browser] = [staffBrowser(server), staffBrowser(server)];
    const over = async (method: string, path: string, body?: unknown) => {
      const { cookie } = browser;
      expect([path, await codeOf(await browser.call(method, path, body))]).toEqual([path, 'sign-in-over']);
      browser.cookie = cookie;
    };
    const password = { password: 'nine brown boats in a row' };
    await first.signIn();
    const { secret } = await setUpAuthenticator(first, server.now);
    const code = () => ({ code: codeAt(secret, server.now()) });

    server.pass(minute);
    await over('POST', staffPaths.code, code());
    await browser.signIn();
    await over('POST', staffPaths.newPassword, password);
    await over('POST', staffPaths.authenticator);
    await over('PUT', staffPaths.authenticator, code());
    expect((await browser.call('GET', staffPaths.me)).status).toBe(401);
    expect(await browser.json('POST', staffPaths.code, code())).toEqual({ next: 'full' });

    server.pass(minute);
    await over('POST', staffPaths.code, code());
    await over('POST', staffPaths.newPassword, password);
    await over('POST', staffPaths.authenticator);
    expect((await browser.call('GET', staffPaths.me)).status).toBe(200);
  });
});

test('who waits with the password alone cannot take the place of an authenticator set up meanwhile', async () => {
  const server = await start({ requireTotp: true });
  const [rightful, thief] = [staffBrowser(server), staffBrowser(server)];
  await rightful.signIn();
  await thief.signIn();
  const { secret } = await thief.json<{ secret: string }>('POST', staffPaths.authenticator);
  await setUpAuthenticator(rightful, server.now);
  const code = codeAt(secret, server.now());
  expect(await codeOf(await thief.call('PUT', staffPaths.authenticator, { code }))).toBe('sign-in-over');
  expect(await codeOf(await thief.call('POST', staffPaths.authenticator))).toBe('sign-in-over');
  expect((await rightful.call('GET', staffPaths.me)).status).toBe(200);
});
