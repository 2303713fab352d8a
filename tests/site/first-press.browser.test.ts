import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assistant } from '../support/assistant.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { saveData } from '../support/save-data.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

/** docs/design.md, "Budgets": bytes that the first press may wait for (brotli). */
const widgetsBytes = 38_000;

const site = useRealSite();
const chromium = useChromium();

const isWidgets = (url: string) => /\/assets\/site\/widgets-/.test(url);

const presses = [
  {
    opens: 'booking dialog',
    width: 390,
    opener: (page: Page) => page.getByRole('main').getByRole('link', { name: 'Book Free Consultation' }).first(),
    opened: (page: Page) => page.getByRole('form', { name: 'Free IT assessment' }),
  },
  {
    opens: 'chat',
    // A phone shows its launcher from the first scroll on, which fetches the file too.
    width: 1440,
    opener: (page: Page) => page.getByRole('link', { name: /^Chat with/ }),
    opened: (page: Page) => page.getByRole('dialog', { name: assistant }).getByLabel('Email'),
  },
];

type Prepare = (page: Page) => Promise<unknown>;

async function visit(width: number, prepare?: Prepare): Promise<{ page: Page; fetched: Request[] }> {
  const page = await chromium.open(width, { hasTouch: true });
  await prepare?.(page);
  // Nothing waits for our API either, which here never answers.
  await page.route('**/api/**', () => undefined);
  const fetched: Request[] = [];
  page.on('request', (request) => /\/api\//.test(request.url()) || fetched.push(request));
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  return { page, fetched };
}

const hasFetched = (page: Page, file: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    `/assets/site/${file}-`,
  );

describe.each(presses)('the first press that opens the $opens', ({ width, opener, opened }) => {
  test('on a page that has been idle it waits for no file', async () => {
    const { page, fetched } = await visit(width);
    await hasFetched(page, 'widgets');
    await page.evaluate(() => document.fonts.ready);
    fetched.length = 0;
    await opener(page).tap();
    await opened(page).waitFor();
    expect(fetched.map((request) => request.url())).toEqual([]);
  });

  beforeRelease('where the visitor saves data it waits for one file, of at most 38 kB', async () => {
    const { page, fetched } = await visit(width, saveData);
    // What the page fetches when idle: what follows the visit, here without the widgets.
    await hasFetched(page, 'follow-visit');
    await page.evaluate(() => document.fonts.ready);
    expect(fetched.filter((request) => isWidgets(request.url()))).toEqual([]);
    fetched.length = 0;
    await opener(page).tap();
    await opened(page).waitFor();
    expect(fetched.map((request) => request.url())).toEqual([expect.stringMatching(/\/assets\/site\/widgets-/)]);
    const sizes = await fetched[0]?.sizes();
    expect(sizes?.responseBodySize).toBeGreaterThan(10_000);
    expect(sizes?.responseBodySize).toBeLessThanOrEqual(widgetsBytes);
  });
});

beforeRelease.each([
  ['the first scroll', (page: Page) => page.evaluate(() => scrollTo(0, 200))],
  ['the first focus', (page: Page) => page.getByRole('link', { name: 'Skip to content' }).focus()],
])('%s of a visitor who saves data fetches the file of widgets', async (_, act) => {
  const { page, fetched } = await visit(390, saveData);
  await act(page);
  await expect.poll(() => fetched.filter((request) => isWidgets(request.url())).length).toBe(1);
});
