import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { owner, type StaffServer } from '../support/staff.ts';
import { virtualAuthenticator } from '../support/virtual-authenticator.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const chromium = useChromium();
let server: StaffServer;
beforeAll(async () => {
  // Authenticators refuse IP addresses.
  server = await ownStaffServer({ host: 'localhost' });
});
afterAll(() => server?.stop());

const looksWell = async (page: Page, what: string) => {
  if (!wholeSet && what !== 'a locked device') return;
  expect(await faultsOfView(page), what).toEqual([]);
  expect(await sticksOut(page), what).toEqual([]);
};
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

test.each(wholeSet ? widths : [390])(
  'at %i px one adds a passkey, signs in with it alone, and removes it',
  async (width) => {
    const page = await chromium.open(width);
    const device = await virtualAuthenticator(page);
    await openSignedIn(page, server, 'marketing', 'account');
    await passkeys(page).getByText('You have none yet.').waitFor();

    await button(page, 'Add a passkey …').click();
    const form = page.getByRole('form', { name: 'Add a passkey' });
    await form.getByLabel('Name').fill('Work laptop');
    await form.getByLabel('Current password').fill('not the password at all');
    await button(page, 'Continue').click();
    await form.getByText('This is not your current password.').waitFor();
    await looksWell(page, 'a wrong password');
    await form.getByLabel('Current password').fill(owner.adminPassword);
    await device.unlocks(false);
    await button(page, 'Continue').click();
    await fault(page)
      .getByText(/^Your device did not unlock/)
      .waitFor();
    await looksWell(page, 'a locked device');
    await device.unlocks(true);
    await button(page, 'Continue').click();
    await page
      .getByRole('status')
      .getByText(/^Added\./)
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Passkeys');
    const own = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
    await own.getByText('not used yet').waitFor();

    await button(page, 'Add a passkey …').click();
    await form.getByLabel('Name').fill('Again');
    await form.getByLabel('Current password').fill(owner.adminPassword);
    await button(page, 'Continue').click();
    await fault(page).getByText('This device has a passkey of yours already.').waitFor();

    await button(page, 'Sign out everywhere').click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await device.unlocks(false);
    await button(page, 'Sign in with a passkey').click();
    await fault(page)
      .getByText(/^Your device did not unlock/)
      .waitFor();
    await looksWell(page, 'refused');
    await device.unlocks(true);
    await button(page, 'Sign in with a passkey').click();
    await own.getByText('last used').waitFor();

    await button(page, 'Remove … Work laptop').click();
    const removal = page.getByRole('form', { name: 'Remove Work laptop' });
    await removal.getByLabel('Current password').fill(owner.adminPassword);
    await looksWell(page, 'to be removed');
    await button(page, 'Remove it and end my other sessions').click();
    await page
      .getByRole('status')
      .getByText(/^Work laptop is removed\./)
      .waitFor();
    await passkeys(page).getByText('You have none yet.').waitFor();

    // The device still has the passkey; the server does not.
    await button(page, 'Sign out everywhere').click();
    await button(page, 'Sign in with a passkey').click();
    await fault(page)
      .getByText(/^This passkey did not let you in/)
      .waitFor();
  },
);

beforeRelease('where browsers keep no passkeys, as at an IP address, none is offered', async () => {
  const numbered = await ownStaffServer();
  const [visitor, colleague] = [await chromium.open(390), await chromium.open(390)];
  await visitor.goto(`${numbered.url}/admin`);
  await visitor.getByRole('form', { name: 'Sign in' }).waitFor();
  expect(await button(visitor, 'Sign in with a passkey').count()).toBe(0);
  await openSignedIn(colleague, numbered, 'sales', 'account');
  await passkeys(colleague)
    .getByText(/^None can be added/)
    .waitFor();
  await numbered.stop();
});
