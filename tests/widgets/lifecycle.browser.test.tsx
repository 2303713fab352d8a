import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { countListeners, lastingOf } from '../support/lasting-listeners.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';
import { newsletterForm, widgetsReady } from '../support/widget-forms.ts';
import { ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();
/** Twenty mounts show a leak as well as a hundred. */
const rounds = wholeSet ? 100 : 20;
const countLasting = (page: Page) => countListeners(page, '/assets/site/');

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page('/', ownPage('<div id="place">Read our letter</div>'));
    pages.page('/ssr', ownPage(<WidgetPlaceholder widget="newsletter" />));
  });

  async function visit(path: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const page = await open(1440);
    await prepare?.(page);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  test('many mounts and unmounts leave no listener and no timer behind', async () => {
    const page = await visit('/', countLasting);
    const around = () =>
      page.evaluate(async () => {
        const mounted = window.itwidgets?.mount('#place', 'newsletter');
        const inside = (selector: string) => document.querySelector('#place')?.shadowRoot?.querySelector(selector);
        const until = async (there: boolean) => {
          while (Boolean(inside('form')) !== there) await new Promise(requestAnimationFrame);
        };
        await until(true);
        inside('input[type=email]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        window.itwidgets?.open();
        window.itwidgets?.close();
        mounted?.unmount();
        await until(false);
      });
    const lasting = () => lastingOf(page);
    // The renderer may install something once; its short timers expire.
    await around();
    await expect.poll(lasting, { timeout: 10_000 }).not.toContain('timer');
    const before = await lasting();
    for (let round = 0; round < rounds; round += 1) await around();
    await expect.poll(lasting, { timeout: 10_000 }).toEqual(before);
    expect(await page.locator('#place').textContent()).toBe('Read our letter');
    expect(await page.getByText('Read our letter').isVisible()).toBe(true);
  });

  test('destroy takes everything away', async () => {
    const page = await visit('/ssr', countLasting);
    await page.evaluate(() => window.itwidgets?.destroy());
    expect(await page.evaluate(() => [window.itwidgets, document.querySelector('itwidgets-floating')])).toEqual([
      undefined,
      null,
    ]);
    // React leaves listeners on elements that it rendered into.
    const ours = (each: string) => runtime === 'preact' || !/^HTMLDivElement|selectionchange/.test(each);
    // Preact and React clean up effects after the next paint.
    await expect.poll(async () => (await lastingOf(page)).filter(ours), { timeout: 10_000 }).toEqual([]);
  });

  test('a widget that breaks gives back the form that was there, with what was typed', async () => {
    const page = await visit('/ssr');
    await newsletterForm(page).getByLabel('Email').fill('dana@');
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.evaluate(() => {
      // The form calls this while rendering its fields; the page breaks it.
      const entries = Object.entries;
      Object.entries = (of: object) => {
        if ('email' in of && of.email === 'email') throw new Error('broken by the page');
        return entries(of);
      };
    });
    await page.evaluate(() => window.itwidgets?.identify({ email: 'dana@lakeview.example' }));
    await expect.poll(() => said.join()).toContain('[itwidgets] newsletter stopped');
    await page.locator('form:not([novalidate])').waitFor();
    expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe('dana@');
  });

  beforeRelease('a misspelt option is named in the console, once', async () => {
    const page = await open(1440);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(
      pages.page(
        '/odd',
        ownPage(
          '<div data-widget="newsletter" data-sorce="one"></div><div data-widget="newsletter" data-sorce="two" data-id-prefix="second"></div><div data-widget="chess"></div>',
        ),
      ),
    );
    await widgetsReady(page);
    await expect
      .poll(() => said)
      .toEqual([
        '[itwidgets] there is no widget "chess" to put into a page',
        '[itwidgets] newsletter: data-sorce is not an option; did you mean data-source?',
      ]);
    expect(await page.getByRole('form').count()).toBe(2);
  });

  test('the layer of dialogs and toasts comes with the first touch, and is there before the first toast', async () => {
    const page = await visit('/ssr');
    const layer = page.locator('itwidgets-floating');
    expect(await layer.count()).toBe(0);
    await newsletterForm(page).getByLabel('Email').focus();
    await expect.poll(() => layer.evaluateAll((all) => all.some((one) => one.matches(':popover-open')))).toBe(true);
    expect(await layer.getByRole('status').textContent()).toBe('');
    await page.evaluate(() => window.itwidgets?.destroy());
    expect(await layer.count()).toBe(0);
  });

  test('one toast at a time, 3000 ms unless it says otherwise; its time stops under pointer and focus; a click removes it', async () => {
    const page = await open(1440);
    await page.clock.install();
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    await page.mouse.click(5, 5);
    await page.locator('itwidgets-floating').waitFor({ state: 'attached' });
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    // After rendering, the overlay waits for a frame, and the clock is paused.
    await page.clock.runFor(200);
    const toast = (title: string, duration?: number) =>
      page.evaluate(
        ([title, duration]) =>
          void window.itwidgets?.toast({ title: title as string, ...(duration && { duration: duration as number }) }),
        [title, duration] as const,
      );
    const shown = () => page.locator('itwidgets-floating').getByRole('status').getByRole('paragraph').allTextContents();
    await toast('First');
    await toast('Second', 10_000);
    await toast('Third');
    await expect.poll(shown).toEqual(['First']);
    await page.clock.runFor(2900);
    expect(await shown()).toEqual(['First']);
    const box = await page.getByText('First').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['First']);
    await page.mouse.move(0, 0);
    await page.clock.runFor(200);
    await expect.poll(shown).toEqual(['Second']);
    await page.getByRole('button', { name: 'Close message' }).focus();
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['Second']);
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expect.poll(shown).toEqual(['Third']);
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(100);
    await expect.poll(shown).toEqual([]);
  });

  test('nothing is stored and no cookie is set before the visitor sends something', async () => {
    const page = await visit('/ssr');
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });
});
