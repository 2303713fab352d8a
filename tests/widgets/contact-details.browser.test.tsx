import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { bookingForm, fillForm, hero, heroForm, sendHero, statusOf, widgetsReady } from '../support/widget-forms.ts';
import { document as htmlDocument, ownPage, runtimes } from '../support/widget-page.ts';

/** Prefill: decision 37. */
const { open } = useChromium();

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page('/', ownPage(<WidgetPlaceholder widget="hero-form" />));
    pages.page('/contact-us', ownPage(<WidgetPlaceholder widget="contact-form" />));
  });

  const offer = (page: Page) => page.getByRole('button', { name: 'Use the details you gave before' });
  const kept = (page: Page) => page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)]);

  async function go(page: Page, path: string): Promise<void> {
    await page.goto(pages.own + path);
    await widgetsReady(page);
  }

  async function send(page: Page): Promise<void> {
    await go(page, '/');
    await sendHero(page);
    await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
  }

  test('details of a form that was sent are offered in the next form on another page, and fill it', async () => {
    const page = await open(390);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => /itwidgets|hydrat/i.test(message.text()) && errors.push(message.text()));
    await send(page);
    await go(page, '/contact-us');
    await offer(page).click();
    const value = (label: string) => bookingForm(page).getByLabel(label, { exact: true }).inputValue();
    expect(await Promise.all(['Company', 'Email', 'Phone', 'Name'].map(value))).toEqual([
      hero['Company name'],
      hero['Work email'],
      hero.Phone,
      '',
    ]);
    await offer(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  beforeRelease('a long address in the offer leaves the dialog as wide as a phone', async () => {
    const page = await open(390);
    await go(page, '/contact-us');
    await page.evaluate((email) => {
      window.itwidgets?.identify({ email });
      window.itwidgets?.open();
    }, 'christopher.montgomery@northernlakeviewdental.example');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use christopher' }).waitFor();
    const { x = 0, width = 0 } = (await dialog.getByLabel('Email', { exact: true }).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
  });

  beforeRelease('the offer moves nothing in a page that loads', async () => {
    const page = await open(390);
    await send(page);
    await page.goto(`${pages.own}/contact-us`);
    await offer(page).waitFor();
    const top = () =>
      bookingForm(page)
        .getByLabel('Name', { exact: true })
        .evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.evaluate(() => sessionStorage.clear());
    await go(page, '/contact-us');
    expect(await top()).toBe(before);
  });

  beforeRelease('a form that was typed into and not sent leaves nothing behind, nor does one that failed', async () => {
    const page = await open(390);
    pages.answer(() => ({ status: 400, body: {} }));
    await go(page, '/');
    await fillForm(heroForm(page), hero);
    expect(await kept(page)).toEqual([[], []]);
    await heroForm(page).getByRole('button').click();
    await statusOf(heroForm(page)).getByText('Submission Failed').waitFor();
    expect(await kept(page)).toEqual([[], []]);
  });

  beforeRelease('another tab of the visitor, and what outlasts the tab, know nothing of them', async () => {
    const page = await open(390);
    await send(page);
    expect(await kept(page)).toEqual([['itwidgets:contact'], []]);
    const other = await page.context().newPage();
    await go(other, '/contact-us');
    expect(await offer(other).count()).toBe(0);
  });

  beforeRelease('details that the page names itself are offered and kept nowhere', async () => {
    const page = await open(390);
    await go(page, '/contact-us');
    await page.evaluate(() => window.itwidgets?.identify({ name: 'Dana', email: 'dana@lakeview.example' }));
    await offer(page).waitFor();
    expect(await kept(page)).toEqual([[], []]);
  });

  test('on a partner’s page they are kept in memory only', async () => {
    const page = await open(390);
    const script = `<script async src="${pages.own}/widgets.js"></script>`;
    await page.goto(pages.partnerPage('/', htmlDocument(script, '<main><div data-widget="hero-form"></div></main>')));
    await widgetsReady(page);
    await sendHero(page);
    await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
    expect(await kept(page)).toEqual([[], []]);
  });
});
