import { expect, onTestFinished, test } from 'vitest';
import { publicAddresses } from '../../server/webhooks/public-addresses.ts';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { sendBooking } from '../support/inbox.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { startWebhook } from '../support/webhook.ts';

const chromium = useChromium();

test('an administrator adds a webhook, keeps its key, tests it and removes it; the focus stays in reach', async () => {
  const hook = await startWebhook();
  onTestFinished(hook.stop);
  const webhookAddresses = { ...publicAddresses, schemes: ['http:', 'https:'], allows: () => true };
  const server = await ownStaffServer({ webhookAddresses });
  onTestFinished(() => server.stop());
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'admin', 'webhooks');
  await page.getByText('No address is called yet.').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await page.getByLabel('Address', { exact: true }).fill('not an address');
  await page.getByRole('button', { name: 'Add this address' }).click();
  await page.getByText('Enter an address that begins with https://').waitFor();
  await page.getByLabel('Address', { exact: true }).fill(hook.url);
  await page.getByRole('button', { name: 'Add this address' }).click();
  await page.getByText(/whsec_[\w+/=]{32}/).waitFor();
  expect(await focused()).toContain('whsec_');
  expect(await faultsOfView(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  const listed = page.getByRole('region', { name: 'Called addresses' });
  await listed.getByRole('button', { name: /^Send a test/ }).click();
  await expect.poll(() => hook.posts.length).toBe(1);
  const reference = await sendBooking(server);
  await expect.poll(() => hook.posts.length).toBe(2);
  await expect
    .poll(async () => {
      await listed.getByRole('button', { name: /^Look again/ }).click();
      return listed
        .getByRole('row', { name: `lead.created ${reference}` })
        .or(listed.getByText('Taken'))
        .count();
    })
    .toBeGreaterThanOrEqual(2);
  expect(await faultsOfView(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  await listed.getByRole('button', { name: 'Remove …' }).click();
  await listed.getByRole('button', { name: /it is called no more/ }).click();
  await page.getByText('No address is called yet.').waitFor();
  expect(await focused()).toBe('Called addresses');
});
