import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { heroForm, newsletterForm, statusOf, widgetsReady } from '../support/widget-forms.ts';
import { document as html, runtimes } from '../support/widget-page.ts';
import { isOfThePage } from '../support/widgets-package.ts';

const { open } = useChromium();
const active = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime);
  const tag = (attributes = '') => `<script async src="${pages.own}/widgets.js"${attributes}></script>`;

  async function visit(page: string): Promise<{ page: Page; said: string[] }> {
    const tab = await open(1440);
    const said: string[] = [];
    tab.on('console', (message) => isOfThePage(message) && said.push(message.text()));
    tab.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await tab.goto(pages.partnerPage('/', page));
    await widgetsReady(tab);
    return { page: tab, said };
  }

  test('a page with the tag twice has the widgets once, and every widget that a tag names', async () => {
    const tags = tag(' data-widget="newsletter"') + tag(' data-widget="hero-form"');
    const { page, said } = await visit(html('', `<main>${tags}</main>`));
    await newsletterForm(page).waitFor();
    await heroForm(page).waitFor();
    await heroForm(page).getByLabel('Phone').focus();
    expect(await page.locator('itwidgets-floating').count()).toBe(1);
    expect(await newsletterForm(page).count()).toBe(1);
    expect(said).toEqual([]);
  });

  beforeRelease('a tag that comes once the widgets are there adds the widget that it names', async () => {
    const { page } = await visit(html(tag(), '<main></main>'));
    await page.evaluate((src) => {
      const late = Object.assign(document.createElement('script'), { src });
      late.dataset.widget = 'newsletter';
      document.querySelector('main')?.append(late);
    }, `${pages.own}/widgets.js`);
    await newsletterForm(page).getByLabel('Email').focus();
    expect(await page.locator('itwidgets-floating').count()).toBe(1);
  });

  test('an element that can hold no widget is told of, and keeps no other widget away', async () => {
    const { page, said } = await visit(
      html(tag(), '<main><ul><li data-widget="newsletter"></li></ul><div data-widget="hero-form"></div></main>'),
    );
    await heroForm(page).waitFor();
    expect(said).toEqual([expect.stringMatching(/^\[itwidgets\] newsletter cannot stand here/)]);
  });

  test('a tag in the head that names a widget is told of', async () => {
    const { said } = await visit(html(tag(' data-widget="newsletter"'), '<main></main>'));
    expect(said).toEqual(['[itwidgets] data-widget on a script in <head> shows nothing']);
  });

  beforeRelease('on a page in Arabic a widget is English, from left to right', async () => {
    const page = html(tag(), '<main><div data-widget="newsletter"></div></main>');
    const { page: tab } = await visit(page.replace('lang="en-CA"', 'lang="ar" dir="rtl"'));
    const form = newsletterForm(tab);
    expect(await form.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en-CA');
    expect(await form.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

  beforeRelease('a page that removes what it does not know still gets dialogs and toasts', async () => {
    const { page, said } = await visit(html(tag(), '<main></main>'));
    const remove = () => page.evaluate(() => document.querySelector('itwidgets-floating')?.remove());
    await remove();
    await page.evaluate(() => window.itwidgets?.toast({ title: 'A title' }));
    await page.getByText('A title').waitFor();
    await remove();
    await page.evaluate(() => window.itwidgets?.open());
    await page.getByRole('dialog').waitFor();
    expect(said).toEqual([]);
  });

  beforeRelease('a visitor who went on to another field of the page stays there when the answer comes', async () => {
    const { page } = await visit(
      html(tag(), '<main><label>Notes <input id="notes"></label><div data-widget="newsletter"></div></main>'),
    );
    let arrive: () => void = () => undefined;
    pages.answer(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ status: 202, body: { ok: true } });
        }),
    );
    const form = newsletterForm(page);
    await form.getByLabel('Email').fill('dana@lakeview.example');
    await form.getByRole('button').click();
    await expect.poll(() => pages.asked.length).toBe(1);
    await page.getByLabel('Notes').focus();
    arrive();
    await form.getByRole('button', { disabled: false }).waitFor();
    await statusOf(form).getByText('Subscribed Successfully').waitFor();
    expect(await active(page)).toBe('notes');
  });

  test('what a program asks for and does not get is told in the console', async () => {
    const { page, said } = await visit(html(tag(), '<main></main>'));
    await page.evaluate(() => {
      const api = window.itwidgets;
      api?.open('chess' as 'booking');
      api?.mount('#nowhere', 'newsletter');
      // @ts-expect-error The shipped types know which options there are.
      api?.open('booking', { service: 'clud', mesage: 'Hello' });
    });
    expect(said).toEqual([
      '[itwidgets] there is no widget "chess" to open',
      '[itwidgets] there is no element #nowhere for newsletter',
      expect.stringMatching(/^\[itwidgets\] booking: data-service is one of managed-it,/),
      '[itwidgets] booking: data-mesage is not an option; did you mean data-message?',
    ]);
  });

  test('a placeholder that came later is mounted when it is scanned itself', async () => {
    const { page } = await visit(html(tag(), '<main></main>'));
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.dataset.widget = 'newsletter';
      document.querySelector('main')?.append(late);
      window.itwidgets?.scan(late);
    });
    await newsletterForm(page).waitFor();
  });
});
