import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { serveFormPages } from '../support/analytics.tsx';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { heroForm, widgetsReady } from '../support/widget-forms.ts';
import { document as html, ownPage } from '../support/widget-page.ts';

/** Counts of a visit: decision 27. */
const { open } = useChromium();
const site = useRealSite();
const pages = useWidgetPages('preact', (to) => {
  serveFormPages(to);
  const text = Array.from({ length: 60 }, (_, n) => `<p>Paragraph ${n} of the article, on one line.</p>`).join('');
  to.page('/article', ownPage(`<article class="reading"><div class="prose">${text}</div></article>`));
  to.page('/next', ownPage('<p>Another page</p>'));
});

async function visit(page: Page, path: string): Promise<void> {
  const part = page.waitForResponse(/\/follow-visit-/);
  await page.goto(pages.own + path);
  await widgetsReady(page);
  await runs(page, (await part).url());
}

async function runs(page: Page, part: string): Promise<void> {
  // As text, because Vite would transform an import in code.
  await page.evaluate(`import(${JSON.stringify(part)}).then(() => undefined)`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

async function leave(page: Page) {
  const before = pages.counted.length;
  await page.goto(`${pages.own}/next`);
  await expect.poll(() => pages.counted.length).toBeGreaterThan(before);
  return pages.counted.slice(before).flatMap(({ events }) => events);
}

beforeRelease('a page that is left is counted with what happened on it, by its path alone', async () => {
  const page = await open(1440);
  await page.context().addCookies([{ name: 'session', value: 'secret', url: pages.own }]);
  await visit(page, '/forms?q=their-own-words#part');
  await page.evaluate(() =>
    addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
  );
  await page.getByRole('link', { name: 'Call us' }).click();
  await heroForm(page).getByLabel('Company name').fill('Lakeview Dental');
  await heroForm(page).getByLabel('Phone').fill('416');
  await heroForm(page).getByRole('button').click();
  await page.mouse.wheel(0, 100);
  // A press is measured until the frame that answers it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const events = await leave(page);
  expect(pages.counted[0]?.path).toBe('/forms');
  expect(events).toEqual(
    expect.arrayContaining([
      { event: 'page_view', detail: 'direct' },
      { event: 'form_seen', widget: 'hero-form' },
      { event: 'click', detail: 'phone' },
      { event: 'form_interaction', widget: 'hero-form', detail: 'start' },
      { event: 'form_interaction', widget: 'hero-form', detail: 'error' },
      { event: 'form_interaction', widget: 'hero-form', field: 'phone', detail: 'refused-field' },
      { event: 'form_interaction', widget: 'hero-form', field: 'phone', detail: 'abandon' },
      { event: 'web_vital', metric: 'LCP', value: expect.any(Number) },
      { event: 'web_vital', metric: 'CLS', value: expect.any(Number) },
      { event: 'web_vital', metric: 'INP', value: expect.any(Number) },
    ]),
  );
  const said = JSON.stringify(pages.counted.map(({ path, events }) => [path, events]));
  for (const typed of ['Lakeview', '416', 'their-own-words', 'secret']) expect(said).not.toContain(typed);
  for (const name of ['cookie', 'idempotency-key']) expect(pages.counted[0]?.headers).not.toHaveProperty(name);
  expect(pages.asked).toEqual([]);
});

beforeRelease('what happens before the part that counts has come is counted too', async () => {
  const page = await open(1440);
  let bring = () => {};
  const late = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/follow-visit-/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${pages.own}/forms`);
  await widgetsReady(page);
  await page.evaluate(() =>
    addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
  );
  await page.getByRole('link', { name: 'Write to us' }).click();
  const part = page.waitForResponse(/\/follow-visit-/);
  bring();
  await runs(page, (await part).url());
  const events = await leave(page);
  expect(events).toContainEqual({ event: 'click', detail: 'mail' });
});

test('an article counts as read once three quarters of it have been in view', async () => {
  const page = await open(390);
  await visit(page, '/article');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.1));
  expect((await leave(page)).filter(({ event }) => event === 'engagement')).toEqual([]);
  await visit(page, '/article');
  for (const share of [0.8, 0.1, 1]) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), share);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  expect((await leave(page)).filter(({ event }) => event === 'engagement')).toEqual([
    { event: 'engagement', detail: 'article-read' },
  ]);
});

const refusals = {
  'says no by Global Privacy Control': "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  'says no by Do Not Track': "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })",
  'has refused':
    "localStorage.setItem('itwidgets:choices', JSON.stringify({ wording: '', at: Date.now() - 1, counts: false }))",
};

test(`nothing is counted where a visitor ${Object.keys(refusals).join(', or ')}`, async () => {
  // In parallel, because each waits for a request that must not come.
  await Promise.all(
    Object.values(refusals).map(async (script) => {
      const page = await open(1440);
      await page.addInitScript(script);
      await page.goto(`${pages.own}/forms`);
      await widgetsReady(page);
      await page.waitForLoadState('networkidle');
      await page.goto(`${pages.own}/next`);
      await page.waitForLoadState('networkidle');
    }),
  );
  expect(pages.counted).toEqual([]);
});

beforeRelease('a count that cannot be sent, or a part that cannot be fetched, is nobody’s trouble', async () => {
  const page = await open(1440);
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => addEventListener('preload-error', () => console.error('preload-error')));
  await page.route(/\/follow-visit-/, (route) => route.abort());
  await page.goto(`${pages.own}/forms`);
  await widgetsReady(page);
  await page.waitForLoadState('networkidle');
  await page.unroute(/\/follow-visit-/);
  await page.route('**/api/events', (route) => route.abort());
  await visit(page, '/forms');
  await page.goto(`${pages.own}/next`);
  expect(said).toEqual([]);
});

test('nothing is counted on a partner’s page', async () => {
  const page = await open(1440);
  const head = `<script async src="${pages.own}/widgets.js"></script>`;
  await page.goto(
    pages.partnerPage('/', html(head, '<main><h1>A page</h1><div data-widget="newsletter"></div></main>')),
  );
  await widgetsReady(page);
  await page.waitForLoadState('networkidle');
  await page.goto(`${pages.own}/next`);
  await page.waitForLoadState('networkidle');
  expect(pages.counted.filter(({ path }) => path === '/')).toEqual([]);
});

beforeRelease(
  'on the real site words that found nothing are counted after a rest, those that led to a page with it, masked, and the server takes them',
  async () => {
    const page = await open(1440);
    await page.clock.install();
    await page.goto(`${site.server.url}/search`);
    await scriptIsReady(page);
    // From here the test controls time. On a slow machine the first words would already be counted.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    for (const words of ['zzqqxv', 'zzqqxv qvxq@zzqqxv.vqx 98765432']) {
      await field.fill(words);
      await page.clock.runFor(500);
      await page.getByText(`Nothing found for “${words}”`).waitFor();
    }
    await page.clock.runFor(3000);
    await field.fill('Restore');
    await page.clock.runFor(500);
    const result = page.getByRole('list', { name: 'Results' }).getByRole('link').first();
    const opened = await result.getAttribute('href');
    await result.click({ modifiers: ['ControlOrMeta'] });
    const [taken] = await Promise.all([
      page.waitForResponse('**/api/events'),
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
    ]);
    const { events } = taken.request().postDataJSON() as { events: { event: string; words?: string }[] };
    expect(events.filter(({ event }) => event.startsWith('search'))).toEqual([
      { event: 'search_empty', words: 'zzqqxv (address) (number)' },
      { event: 'search_opened', words: 'restore', opened },
    ]);
    expect(taken.status()).toBe(202);
  },
);
