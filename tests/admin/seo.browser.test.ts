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
  server = await ownStaffServer();
});
afterAll(() => server?.stop());

beforeRelease('where no build has written a report, the page says what to do', async () => {
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'marketing', 'seo');
  await page.getByText('There is no report yet.').waitFor();
});

describe('with the report of a build', () => {
  beforeAll(() => keepReport(server.dataDir));

  test('marketing sees the pages that bring requests, the searches, and the pages that few link to', async () => {
    for (const message of ['one', 'two', 'three'])
      await server.postJson('/api/contacts', { ...booking, message, page: '/pricing' });
    const searched = { event: 'search_opened', words: 'restore test', opened: '/' };
    await server.postJson('/api/events', { path: '/search', events: [searched] });
    await server.refresh();
    const page = await chromium.open(390);
    await openSignedIn(page, server, 'marketing', '');
    await page.goto(`${server.url}/seo-dashboard`);
    const rows = (name: string) => page.getByRole('region', { name }).getByRole('row').allTextContents();
    await page.getByRole('heading', { name: 'Pages that bring requests' }).waitFor();
    expect(await rows('Pages that bring requests')).toEqual(['PageRequests', '/pricing3']);
    expect(await rows('Searches')).toEqual(['WordsPageTimes', 'restore test/1']);
    expect((await rows('Pages that few others link to')).length).toBeGreaterThan(1);
  });

  beforeRelease.each(wholeSet ? widths : [390])(
    'at %i px axe finds nothing wrong, and nothing sticks out',
    async (width) => {
      const page = await chromium.open(width);
      await openSignedIn(page, server, 'marketing', 'seo');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
    },
  );
});
