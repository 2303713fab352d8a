import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '../../shared/staff/staff.ts';
import { isSample } from '../../site/facts/served.ts';
import { faultsOfView, lookFaults, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { booking } from '../support/requests.ts';
import { openAs } from '../support/staff-page.ts';
import { newVisitor } from '../support/visitor.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();
const unknownPath = `/backup-prices-${process.pid % 1000}`;

beforeAll(async () => {
  // The unknown address is counted within ten seconds.
  const post = await fetch(`${site.server.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...booking, ...newVisitor(), page: '/locations/oakville' }),
  });
  expect(post.status).toBe(201);
  await fetch(site.server.url + unknownPath, { headers: { Accept: 'text/html' } });
});

async function signedIn(role: StaffRole, width: number): Promise<Page> {
  const page = await chromium.open(width, { permissions: ['clipboard-read', 'clipboard-write'] });
  await openAs(page, role);
  return page;
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the analytics' }).getByRole('link', { name, exact: true }).click();
const table = (page: Page, name: string) => page.getByRole('region', { name: `Table: ${name}` });

/** A table or empty state proves that a section has loaded. */
const parts = [
  'Overview',
  'Visits and pages',
  'Requests',
  'Forms and quiz',
  'Unanswered',
  'Unknown addresses',
  'Newsletter',
  'Speed',
];

async function isThere(page: Page): Promise<void> {
  await expect.poll(() => page.getByText(/^(Adding up|Loading) …$/).count(), { timeout: 10_000 }).toBe(0);
}

test('marketing begins at the figures, sees nothing of a visitor, chooses days, and sees every part with its plots', async () => {
  const page = await signedIn('marketing', 1440);
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
  const bar = page.getByRole('navigation', { name: 'Staff' });
  expect(await bar.getByRole('link').allTextContents()).toEqual(['Analytics', 'SEO', 'Your account', 'Help']);
  for (const name of parts) {
    await part(page, name);
    await isThere(page);
    if (wholeSet || name === 'Overview') expect(await faultsOfView(page), name).toEqual([]);
    expect(await sticksOut(page), name).toEqual([]);
  }

  await part(page, 'Overview');
  await page.getByRole('img', { name: /^Requests by day: requests from/ }).waitFor();
  expect(await table(page, 'Requests by day').getByRole('row').count()).toBe(29);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect.poll(() => table(page, 'Requests by day').getByRole('row').count()).toBe(8);

  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
  await from.fill('2026-03-10');
  await to.fill('2026-03-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('alert').getByText('The last day is before the first').waitFor();
  await to.fill('2026-03-12');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => page.url()).toContain('#/analytics/overview/2026-03-10/2026-03-12');
  await page.getByText('No requests in these days or the days before.').waitFor();

  await page.getByRole('checkbox', { name: /^Email me these numbers/ }).check();
  await page.getByText('The next one comes on Monday.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Email me/ }).isChecked()).toBe(true);
});

beforeRelease('an administrator copies the line of a redirect that would help, and has a table as a file', async () => {
  const page = await signedIn('admin', 390);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
  for (const name of parts) {
    await part(page, name);
    await isThere(page);
    expect(await lookFaults(page), name).toEqual([]);
    expect(await sticksOut(page), name).toEqual([]);
  }
  await part(page, 'Requests');
  const city = isSample ? 'Oakville' : 'No city';
  await table(page, 'Requests by city').getByRole('rowheader', { name: city }).waitFor();
  await part(page, 'Unknown addresses');
  const copy = page.getByRole('button', { name: `Copy line for ${unknownPath}` });
  await expect
    .poll(
      async () => {
        if ((await copy.count()) === 0) await page.reload();
        await isThere(page);
        return copy.count();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(1);
  await copy.click();
  await page.getByText('Copied', { exact: true }).waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(new RegExp(`^${unknownPath},/[^,]+,Asked for once from \\d{4}-\\d\\d-\\d\\d to `));
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV of Addresses that lead nowhere' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^unknown-addresses-.*\.csv$/);
});

beforeRelease('sales is not shown the figures', async () => {
  const page = await signedIn('sales', 1440);
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  await page.goto(`${site.server.url}/admin#/analytics`);
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect(await page.getByRole('link', { name: 'Analytics' }).count()).toBe(0);
});
