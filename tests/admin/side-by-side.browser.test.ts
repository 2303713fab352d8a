import { expect, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { booking } from '../support/requests.ts';
import { openAs } from '../support/staff-page.ts';
import { newVisitor } from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

test('on a wide screen the list stands next to a lead; a phone shows the first lead within 200 px', async () => {
  const names = ['Side Ada', 'Side Ben'];
  for (const name of names) {
    const body = JSON.stringify({ ...booking, ...newVisitor(), name });
    const headers = { 'Content-Type': 'application/json' };
    expect((await fetch(`${site.server.url}/api/contacts`, { method: 'POST', headers, body })).status).toBe(201);
  }
  const page = await chromium.open(1200);
  await openAs(page, 'sales', 'inbox/new?sort=newest');
  const list = page.getByRole('list', { name: 'To contact' });
  await list.getByRole('link', { name: 'Side Ben' }).click();
  await page.getByRole('heading', { name: 'Side Ben', level: 1 }).waitFor();
  const aside = page.getByRole('complementary', { name: 'Leads next to this one' });
  await aside.getByRole('link', { name: 'Side Ada' }).click();
  await page.getByRole('heading', { name: 'Side Ada', level: 1 }).waitFor();
  expect(await aside.locator('[aria-current]').textContent()).toContain('Side Ada');
  expect([await sticksOut(page), await faultsOfView(page)]).toEqual([[], []]);
  await page.setViewportSize({ width: 390, height: 844 });
  await aside.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Inbox/ }).click();
  const first = list.getByRole('listitem').first();
  await first.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(200);
});
