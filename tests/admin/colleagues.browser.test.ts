import { expect, onTestFinished, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { useMailServer } from '../support/use-mail-server.ts';
import { beforeRelease } from '../support/whole-set.ts';

const chromium = useChromium();
const mail = useMailServer();

test('a colleague is invited in the browser, chooses a password by the mailed link, and sets a name', async () => {
  const server = await ownStaffServer({ smtpUrl: mail.url });
  onTestFinished(() => server.stop());
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'admin', 'colleagues');
  await page.getByLabel('Email', { exact: true }).fill('ann@staff.example');
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
  await page.getByLabel('Role', { exact: true }).selectOption('sales');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('The invitation is on its way.').waitFor();
  const row = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: 'Ann Lee' });
  await row.getByText('no password yet').waitFor();
  expect(await faultsOfView(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  const [letter] = await mail.waitFor('ann@staff.example');
  const [, token] = /#\/link\/(\S+)/.exec(letter?.text ?? '') ?? [];
  const hers = await chromium.open(390);
  await hers.goto(`${server.url}/admin#/link/${token}`);
  await hers.getByRole('heading', { name: 'Choose your password' }).waitFor();
  expect(await faultsOfView(hers)).toEqual([]);
  await hers.getByRole('button', { name: 'Go on' }).click();
  await hers.getByLabel('New password').fill('nine brown boats in a row');
  await hers.getByRole('button', { name: 'Keep this password' }).click();
  await hers.getByRole('heading', { name: 'Inbox' }).waitFor();
  await hers.goto(`${server.url}/admin#/account`);
  await hers.getByRole('textbox', { name: 'Signature' }).fill('Ann Lee\nField engineer');
  await hers.getByRole('region', { name: 'Name and signature' }).getByRole('button', { name: 'Save' }).click();
  await hers.getByText('Saved.').waitFor();
});

beforeRelease(
  'who has forgotten the password is told that a link is on its way, whether there is an account or not',
  async () => {
    const server = await ownStaffServer({ smtpUrl: mail.url });
    onTestFinished(() => server.stop());
    const page = await chromium.open(390);
    await page.goto(`${server.url}/admin`);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('nobody@staff.example');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('If there is an account with this email').waitFor();
    expect(await faultsOfView(page)).toEqual([]);
  },
);
