import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import {
  fillForm,
  hero,
  heroForm,
  keptRequests,
  passUntil,
  recordEvents,
  sendHero,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { leadAnswer, ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();
const soon = { timeout: 15_000 };

/** Requests that outlive their page, or that two tabs see (decision 17). */
describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page('/', ownPage(<WidgetPlaceholder widget="hero-form" options={{ source: 'home' }} />));
    pages.page('/other', ownPage('<p>Another page</p>'));
    pages.page('/without-script', ownPage('<p>A page</p>', { script: false }));
  });

  async function visit(path = '/', context?: BrowserContext): Promise<Page> {
    const page = context ? await context.newPage() : await open(1440);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  test('a request whose page is gone is sent from the next page, with a fresh token, and the visitor is told', async () => {
    const page = await visit();
    pages.giveTokens();
    pages.answer(() => ({ status: 503 }));
    await page.clock.install();
    await sendHero(page);
    await passUntil(page, () => pages.asked.length > 0);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    const before = pages.asked.length;
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    // Ends the five-second back-off before the next page.
    await page.evaluate(() => {
      for (const [name, text] of Object.entries(localStorage))
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), notBefore: 0 }));
    });
    const events = await recordEvents(page);
    await page.goto(`${pages.own}/other`);
    await passUntil(page, () => pages.asked.length > before);
    await page.getByText('Assessment Request Submitted', { exact: true }).waitFor();
    expect(new Set(pages.keys()).size).toBe(1);
    expect(new Set(pages.asked.map(({ body }) => body.token)).size).toBe(pages.asked.length);
    expect(pages.asked.length).toBe(before + 1);
    expect((await events()).find(({ name }) => name === 'sent')?.detail).toEqual({
      form: 'hero-form',
      reference: 'NL-TEST42',
    });
    expect(await keptRequests(page)).toEqual([]);
  });

  beforeRelease('two tabs that come back to the network send a kept request once', async () => {
    const first = await visit();
    const second = await visit('/other', first.context());
    await fillForm(heroForm(first), hero);
    await first.context().setOffline(true);
    await heroForm(first).getByRole('button').click();
    await statusOf(heroForm(first)).getByText('kept on this device').waitFor();
    let release: () => void = () => undefined;
    pages.answer(
      () =>
        new Promise((resolve) => {
          release = () => resolve({ status: 201, body: leadAnswer });
        }),
    );
    await first.context().setOffline(false);
    await expect.poll(() => pages.asked.length, soon).toBe(1);
    // Either tab may have sent it. The other looks again, and reloads, while the request is pending.
    for (const page of [second, first]) await page.evaluate(() => dispatchEvent(new Event('online')));
    const idle = pages.asked[0]?.headers.referer === `${pages.own}/` ? second : first;
    await idle.reload();
    await widgetsReady(idle);
    release();
    await expect.poll(() => keptRequests(idle), soon).toEqual([]);
    expect(pages.asked.length).toBe(1);
  });

  beforeRelease(
    'a tab that is left while it sends a kept request has not failed: the wait for the next try grows no longer',
    async () => {
      const page = await visit();
      pages.answer(() => ({ status: 503, headers: { 'Retry-After': '0' } }));
      await sendHero(page);
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
      pages.answer(() => 'hang');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(() => pages.asked.length, soon).toBe(2);
      const before = await keptRequests(page);
      await page.clock.install();
      await page.goto(`${pages.own}/without-script`);
      expect(await keptRequests(page)).toEqual(before);
      pages.answer(() => ({ status: 201, body: leadAnswer }));
      await page.goto(`${pages.own}/other`);
      await passUntil(page, () => pages.asked.length > 2);
      expect(pages.asked).toHaveLength(3);
      await expect.poll(() => keptRequests(page), soon).toEqual([]);
    },
  );

  test('a page that is left while its request is under way loses nothing', async () => {
    const page = await visit();
    pages.answer(() => 'hang');
    await sendHero(page);
    await expect.poll(() => pages.asked.length, soon).toBe(1);
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await page.goto(`${pages.own}/other`);
    await expect.poll(() => pages.asked.length, soon).toBe(2);
    expect(new Set(pages.keys()).size).toBe(1);
    await expect.poll(() => keptRequests(page), soon).toEqual([]);
  });
});
