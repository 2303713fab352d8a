import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { booking } from '../support/requests.ts';
import { keepReport } from '../support/seo-report.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import type { StaffServer } from '../support/staff.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const chromium = useChromium();

let server: StaffServer;
beforeAll(async () => {
  server = await ownStaffServer({ sourceUrl: 'https://git.example/blob/main' });
});
afterAll(() => server?.stop());

beforeRelease('where no build has written a report, the page says what to do', async () => {
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'marketing', 'seo');
  await page.getByText('There is no report yet.').waitFor();
});

describe('with the report of a build', () => {
  beforeAll(() => keepReport(server.dataDir));

  test('marketing sees first what costs most, and goes from there to the page and its Markdown', async () => {
    for (const message of ['one', 'two', 'three'])
      await server.postJson('/api/contacts', { ...booking, message, page: '/pricing' });
    const page = await chromium.open(1440);
    await openSignedIn(page, server, 'marketing', '');
    await page.goto(`${server.url}/seo-dashboard`);
    const issues = page.getByRole('region', { name: 'Issues: what to look at first' }).getByRole('listitem');
    await issues.first().waitFor();
    // 3 points × (1 + 3 leads) outranks 8 points × (1 + 0).
    expect((await issues.allTextContents()).map((text) => /^\d+/.exec(text)?.[0])).toEqual(['12', '8']);
    await page.getByLabel('Kind').selectOption('twin');
    await expect.poll(() => issues.count()).toBe(1);
    expect(await issues.getByRole('link', { name: 'site/content/services/cloud.md:7' }).getAttribute('href')).toBe(
      'https://git.example/blob/main/site/content/services/cloud.md#L7',
    );
    await issues.getByRole('link', { name: '/services/cloud', exact: true }).click();
    await page.getByRole('heading', { name: '/services/cloud' }).waitFor();
    await page.getByText('11.4 school years').waitFor();
    await page
      .getByRole('region', { name: 'Linked by 1 page' })
      .getByRole('link', { name: '/', exact: true })
      .waitFor();
  });

  beforeRelease('pages are sorted by any measure, and found by words of their address or title', async () => {
    const page = await chromium.open(1440);
    await openSignedIn(page, server, 'marketing', 'seo/pages');
    const first = page.getByRole('rowheader');
    await first.first().waitFor();
    await page.getByRole('button', { name: 'Words' }).click();
    await expect.poll(() => first.first().textContent()).toBe('/services/cloud');
    await page.getByRole('button', { name: 'Page' }).click();
    await expect.poll(() => first.allTextContents()).toEqual(['/', '/blog/old', '/pricing', '/services/cloud']);
    await page.getByLabel('Address or title').fill('title cloud');
    await expect.poll(() => first.allTextContents()).toEqual(['/services/cloud']);
  });

  beforeRelease.each(wholeSet ? widths : [390])(
    'at %i px axe finds nothing in any part of it, and nothing sticks out',
    async (width) => {
      const page = await chromium.open(width);
      await openSignedIn(page, server, 'admin', 'seo');
      const parts = ['issues', 'pages', 'reading', 'links', 'builds', 'page/services/cloud'];
      for (const part of parts) {
        await page.goto(`${server.url}/admin#/seo/${part}`);
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        expect(await faultsInBothSchemes(page), part).toEqual([]);
        expect(await sticksOut(page), part).toEqual([]);
      }
    },
  );
});
