import { expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { owner, staffBrowser } from '../../support/staff.ts';
import { ownServer } from '../../support/use-servers.ts';

const day = 24 * 60 * 60_000;

test('the password printed at the first start serves once, and another has to be chosen', async () => {
  const server = await ownServer({ adminPassword: undefined });
  const another = await ownServer({ adminPassword: undefined });
  const { email, password = '' } = server.firstSignIn ?? { email: '' };
  expect(email).toBe(owner.adminEmail);
  expect(password).toMatch(/^([34679cdfghjkmnprtvwxy]{4}-){4}[34679cdfghjkmnprtvwxy]{4}$/);
  expect(another.firstSignIn?.password).not.toBe(password);
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
  expect(await (await choose('seven quiet lamps on a pier')).json()).toEqual({ next: 'full' });
  expect((await staffBrowser(server).signIn(email, password)).status).toBe(401);
});

test('a password may be of any signs and long, counts as it was typed, and does not end by itself', async () => {
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
});
