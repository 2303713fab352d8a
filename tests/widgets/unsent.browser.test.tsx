import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { fillForm, hero, heroForm, keptRequests, sendHero, statusOf, widgetsReady } from '../support/widget-forms.ts';
import { leadAnswer, ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();
const soon = { timeout: 15_000 };

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page('/', ownPage(<WidgetPlaceholder widget="hero-form" options={{ source: 'home' }} />));
    pages.page('/other', ownPage('<p>Another page</p>'));
  });

  async function visit(path = '/'): Promise<Page> {
    const page = await open(1440);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

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
    expect((await keptRequests(page)).length).toBe(1);
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(heroForm(page)).textContent(), soon).toContain('Assessment Request Submitted');
    expect(pages.asked.length).toBe(1);
    expect(await keptRequests(page)).toEqual([]);
    expect(await heroForm(page).getByLabel('Company name').inputValue()).toBe('');
  });

  beforeRelease.each([429, 503, 500])(
    'an answer of %i is kept like a cut, and waits as long as the server asks',
    async (status) => {
      const page = await visit();
      pages.answer(() => ({
        status,
        headers: { 'Retry-After': '3600', 'Access-Control-Expose-Headers': 'Retry-After' },
      }));
      await sendHero(page);
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
      const [unsent] = await keptRequests(page);
      expect(unsent?.notBefore).toBeGreaterThan(Date.now() + 3_500_000);
    },
  );

  test('an unchanged retry carries the same key; an edit gets a new one and takes the stored request’s place', async () => {
    const page = await visit();
    pages.answer(() => 'cut');
    await sendHero(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
    await expect.poll(() => pages.asked.length, soon).toBeGreaterThanOrEqual(2);
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).waitFor();
    expect(new Set(pages.keys()).size).toBe(1);
    await heroForm(page).getByLabel('Phone').fill('416 555 0111');
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
    await expect.poll(() => new Set(pages.keys()).size, soon).toBe(2);
    await expect
      .poll(async () => (await keptRequests(page)).map(({ key }) => key), soon)
      .toEqual([pages.keys().at(-1)]);
  });

  beforeRelease('a request that was kept while the clock was days ahead is sent once the clock is right', async () => {
    const page = await open(1440);
    await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    pages.answer(() => ({ status: 503 }));
    await sendHero(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await page.clock.setSystemTime(Date.now());
    await page.goto(`${pages.own}/other`);
    await expect.poll(() => keptRequests(page), soon).toEqual([]);
    expect(new Set(pages.keys()).size).toBe(1);
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
        for (const one of list) localStorage.setItem(`itwidgets:unsent:${one.key}`, JSON.stringify(one));
      },
      [Date.now() - 7 * day - 1, Date.now() - 6 * day],
    );
    await page.reload();
    await expect.poll(() => pages.keys(), soon).toEqual(['young']);
    await expect.poll(() => keptRequests(page), soon).toEqual([]);
  });

  beforeRelease('a device that stores nothing is not said to keep the request; the page still sends it', async () => {
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

  beforeRelease('a visitor who blocks all site data can send a form', async () => {
    const page = await open(1440);
    await page.addInitScript(() => {
      const refused = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
      Object.defineProperty(LockManager.prototype, 'request', { value: refused });
      const denied = {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', denied);
      Object.defineProperty(window, 'sessionStorage', denied);
    });
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button').click();
    await expect.poll(() => statusOf(heroForm(page)).textContent(), soon).toContain('Assessment Request Submitted');
    expect(pages.asked).toHaveLength(1);
  });
});
