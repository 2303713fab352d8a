import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { booking } from '../support/requests.ts';
import { openAs } from '../support/staff-page.ts';
import { newVisitor } from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

test('offline, the page says so and lists what waits; back online it is sent, and the list is gone', async () => {
  const body = JSON.stringify({ ...booking, ...newVisitor(), name: 'Offline Ada' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.server.url}/api/contacts`, { method: 'POST', headers, body });
  const { reference } = (await answer.json()) as { reference: string };
  const page = await chromium.open(390);
  await openAs(page, 'sales', `lead/${reference}`);
  await page.getByRole('heading', { name: 'Offline Ada' }).waitFor();
  const offline = page.getByRole('status').filter({ hasText: 'You are offline' });
  await page.context().setOffline(true);
  await offline.waitFor();
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Rang twice');
  await page.getByRole('button', { name: 'Add note' }).click();
  await offline.getByRole('listitem').getByText(`A note on ${reference}`).waitFor();
  // The session goes on at the server, so the page does not pretend to be left.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('alert').getByText('You are still signed in').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Rang twice', { exact: true }).and(page.locator('.st-story__text')).waitFor();
  await expect.poll(() => offline.count()).toBe(0);
});
