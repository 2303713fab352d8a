import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Placeholder } from '../../widgets/Placeholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { fillForm, hero, heroForm, recordEvents, statusOf, widgetsReady } from '../support/widget-forms.ts';
import { leadAnswer, ownPage, runtimes, startWidgetPages, type WidgetPages } from '../support/widget-page.ts';

const { open } = useChromium();
const soon = { timeout: 15_000 };

describe.each(runtimes)('on %s', (runtime) => {
  let pages: WidgetPages;
  beforeAll(async () => {
    pages = await startWidgetPages(runtime);
    pages.page('/', ownPage(<Placeholder widget="hero-form" options={{ source: 'home' }} />));
    pages.page('/other', ownPage('<p>Another page</p>'));
    pages.page('/without-script', ownPage('<p>A page</p>', { script: false }));
  });
  afterAll(() => pages.stop());
  beforeEach(() => pages.reset());

  async function visit(path = '/', context?: BrowserContext): Promise<Page> {
    const page = context ? await context.newPage() : await open(1440);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  async function submit(page: Page): Promise<void> {
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
  }

  const kept = (page: Page) =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('northlume:unsent') ?? '[]') as { key: string; storedAt: number }[],
    );
  const keys = () => pages.asked.map(({ headers }) => headers['idempotency-key']);

  test('a cut during submit: the toast, the words with the phone number, and once the network is back, one lead', async () => {
    const page = await visit();
    await fillForm(heroForm(page), hero);
    await page.context().setOffline(true);
    await Promise.all([
      page.getByText('Submission Failed', { exact: true }).waitFor(),
      heroForm(page).getByRole('button').click(),
    ]);
    await expect.poll(() => statusOf(heroForm(page)).textContent()).toMatch(/kept on this device.*Call \(/);
    expect(await heroForm(page).getByLabel('Company name').inputValue()).toBe(hero['Company name']);
    expect((await kept(page)).length).toBe(1);
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(heroForm(page)).textContent(), soon).toContain('Assessment Request Submitted');
    expect(pages.asked.length).toBe(1);
    expect(await kept(page)).toEqual([]);
    expect(await heroForm(page).getByLabel('Company name').inputValue()).toBe('');
  });

  test.each([429, 500, 503])(
    'an answer of %i is kept like a cut, and waits as long as the server asks',
    async (status) => {
      const page = await visit();
      pages.answer(() => ({
        status,
        headers: { 'Retry-After': '3600', 'Access-Control-Expose-Headers': 'Retry-After' },
      }));
      await submit(page);
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
      const [unsent] = (await kept(page)) as unknown as { notBefore: number }[];
      expect(unsent?.notBefore).toBeGreaterThan(Date.now() + 3_500_000);
    },
  );

  test('an unchanged retry carries the same key; an edit gets a new one and takes the stored request’s place', async () => {
    const page = await visit();
    pages.answer(() => 'cut');
    await submit(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
    await expect.poll(() => pages.asked.length, soon).toBeGreaterThanOrEqual(2);
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).waitFor();
    expect(new Set(keys()).size).toBe(1);
    await heroForm(page).getByLabel('Phone').fill('416 555 0111');
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
    await expect.poll(() => new Set(keys()).size, soon).toBe(2);
    await expect.poll(async () => (await kept(page)).map(({ key }) => key), soon).toEqual([keys().at(-1)]);
  });

  test('a request whose page is gone is sent from the next page, with a fresh token, and the visitor is told', async () => {
    const page = await visit();
    pages.giveTokens();
    pages.answer(() => ({ status: 503 }));
    await submit(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    const before = pages.asked.length;
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    // The back-off's five seconds have passed by the time the next page is read.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('northlume:unsent') ?? '[]') as { notBefore: number }[];
      localStorage.setItem('northlume:unsent', JSON.stringify(kept.map((each) => ({ ...each, notBefore: 0 }))));
    });
    const events = await recordEvents(page);
    await page.goto(`${pages.own}/other`);
    await page.getByText('Assessment Request Submitted', { exact: true }).waitFor();
    expect(new Set(keys()).size).toBe(1);
    expect(new Set(pages.asked.map(({ body }) => body.token)).size).toBe(pages.asked.length);
    expect(pages.asked.length).toBe(before + 1);
    expect((await events()).find(({ name }) => name === 'sent')?.detail).toEqual({
      form: 'hero-form',
      reference: 'NL-TEST42',
    });
    expect(await kept(page)).toEqual([]);
  });

  test('two tabs that come back to the network send a kept request once', async () => {
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
    // Either tab may have been the quicker one: the other one looks again, and is read anew, while the request is under way.
    for (const page of [second, first]) await page.evaluate(() => dispatchEvent(new Event('online')));
    const idle = pages.asked[0]?.headers.referer === `${pages.own}/` ? second : first;
    await idle.reload();
    await widgetsReady(idle);
    release();
    await expect.poll(() => kept(idle), soon).toEqual([]);
    expect(pages.asked.length).toBe(1);
  });

  test('a tab that is left while it sends a kept request has not failed: the wait for the next try grows no longer', async () => {
    const page = await visit();
    pages.answer(() => ({ status: 503, headers: { 'Retry-After': '0' } }));
    await submit(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    pages.answer(() => 'hang');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => pages.asked.length, soon).toBe(2);
    const before = await kept(page);
    await page.goto(`${pages.own}/without-script`);
    expect(await kept(page)).toEqual(before);
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await page.goto(`${pages.own}/other`);
    await expect.poll(() => pages.asked.length, soon).toBe(3);
    await expect.poll(() => kept(page), soon).toEqual([]);
  });

  test('a page that is left while its request is under way loses nothing', async () => {
    const page = await visit();
    pages.answer(() => 'hang');
    await submit(page);
    await expect.poll(() => pages.asked.length, soon).toBe(1);
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await page.goto(`${pages.own}/other`);
    await expect.poll(() => pages.asked.length, soon).toBe(2);
    expect(new Set(keys()).size).toBe(1);
    await expect.poll(() => kept(page), soon).toEqual([]);
  });

  test('a stored request is deleted after seven days, unsent', async () => {
    const page = await visit('/other');
    const day = 86_400_000;
    await page.evaluate(
      ([old, young]) => {
        const unsent = { form: 'hero-form', path: '/api/contacts', fields: {}, tries: 1, notBefore: 0 };
        const list = [
          { ...unsent, key: 'old', storedAt: old },
          { ...unsent, key: 'young', storedAt: young },
        ];
        localStorage.setItem('northlume:unsent', JSON.stringify(list));
      },
      [Date.now() - 7 * day - 1, Date.now() - 6 * day],
    );
    await page.reload();
    await expect.poll(keys, soon).toEqual(['young']);
    await expect.poll(() => kept(page), soon).toEqual([]);
  });

  test('a device that stores nothing is not said to keep the request; the page still sends it', async () => {
    const page = await open(1440);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    await fillForm(heroForm(page), hero);
    await page.context().setOffline(true);
    await heroForm(page).getByRole('button').click();
    await expect.poll(() => statusOf(heroForm(page)).textContent()).toMatch(/^Submission Failed\./);
    await page.context().setOffline(false);
    await expect.poll(() => pages.asked.length, soon).toBe(1);
  });
});
