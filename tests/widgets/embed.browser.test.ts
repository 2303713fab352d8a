import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { stub } from '../support/partner.ts';
import { rgbOf } from '../support/rgb.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import {
  booking,
  bookingForm,
  fillForm,
  newsletterForm,
  passUntil,
  recordEvents,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { document as html, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();

describe.each(runtimes)('on %s', (runtime) => {
  let script: string;
  const pages = useWidgetPages(runtime, (pages) => {
    script = `<script async src="${pages.own}/widgets.js"></script>`;
  });

  async function visit(url: string): Promise<{ page: Page; said: string[] }> {
    const page = await open(1440);
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await page.goto(url);
    return { page, said };
  }

  test('on a hostile page one script tag and a placeholder give a styled, working widget; nothing leaks either way', async () => {
    const css =
      '* { all: unset !important } html { font-size: 62.5% } p, label, button, input { font-size: 3px; color: red; background: blue }';
    const policy = `default-src 'none'; script-src ${pages.own}; connect-src ${pages.own}; style-src 'none'; require-trusted-types-for 'script'`;
    // The hostile styles use the CSSOM too, because the page's policy forbids a style element.
    const url = pages.partnerPage(
      '/hostile',
      html(
        script,
        '<main><h1>Partner</h1><p id="theirs">Text</p><div data-widget="newsletter" data-source="partner"></div></main>',
      ),
      { 'Content-Security-Policy': policy },
    );
    const page = await open(1440);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await page.goto(url);
    await widgetsReady(page);
    pages.giveTokens();
    const form = newsletterForm(page);
    const button = form.getByRole('button', { name: 'Subscribe' });
    const look = await button.evaluate((element) => {
      const { display, fontSize, backgroundColor, minHeight } = getComputedStyle(element);
      return { display, fontSize, backgroundColor, minHeight };
    });
    expect(look).toEqual({ display: 'flex', fontSize: '16px', backgroundColor: rgbOf('ink'), minHeight: '48px' });
    const outside = await page.evaluate(() => ({
      sheets: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style, link[rel=stylesheet], [style]').length,
      theirs: getComputedStyle(document.getElementById('theirs') as HTMLElement).display,
      property: getComputedStyle(document.body).getPropertyValue('--nl-ink'),
    }));
    expect(outside).toEqual({ sheets: 1, styles: 0, theirs: 'inline', property: '' });
    await form.getByLabel('Email').fill('dana@lakeview.example');
    await page.clock.install();
    await button.click();
    await passUntil(page, () => pages.asked.length > 0);
    await Promise.all([
      statusOf(form).getByText('Subscribed Successfully').waitFor(),
      page.getByText("You'll receive monthly IT security updates").waitFor(),
    ]);
    expect(await form.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
      `${pages.own}/privacy-policy`,
    );
    expect(pages.asked[0]?.body).toMatchObject({ email: 'dana@lakeview.example', page: '/hostile' });
    expect(pages.asked[0]?.headers.cookie).toBeUndefined();
    expect(said).toEqual([]);
    expect(await accessibilityFaults(page, '[data-widget]')).toEqual([]);
  });

  test('from an origin that is not listed there is one clear message and nothing else', async () => {
    pages.allow(false);
    const url = pages.partnerPage(
      '/unlisted',
      html(stub + script, '<main><div data-widget="newsletter">Read our letter</div></main>'),
    );
    const { page, said } = await visit(url);
    expect(await page.evaluate(() => window.itwidgets?.ready)).toBe(false);
    expect(said).toEqual([expect.stringMatching(/^error: \[itwidgets\] http:\/\/127\.0\.0\.1:\d+ is not listed/)]);
    expect(await page.getByText('Read our letter').isVisible()).toBe(true);
    expect(await page.locator('itwidgets-floating, form').count()).toBe(0);
  });

  test('calls made before the script is there are made in their order once it is', async () => {
    const early =
      "itwidgets.on('opened', () => document.title = 'opened'); itwidgets.identify({ email: 'dana@lakeview.example' }); itwidgets.open('booking'); itwidgets.isOpen().then((is) => document.body.dataset.is = is);";
    const { page, said } = await visit(
      pages.partnerPage('/early', html(`${stub}<script>${early}</script>${script}`, '<main></main>')),
    );
    await page.getByRole('dialog').waitFor();
    expect(await page.title()).toBe('opened');
    expect(await page.locator('body').getAttribute('data-is')).toBe('true');
    await bookingForm(page).getByRole('button', { name: 'Use dana@lakeview.example' }).waitFor();
    expect(said).toEqual([]);
  });

  test('a widget named on the script tag stands where the tag stands', async () => {
    const { page } = await visit(
      pages.partnerPage(
        '/tag',
        html('', `<main><script async src="${pages.own}/widgets.js" data-widget="newsletter"></script></main>`),
      ),
    );
    await newsletterForm(page).waitFor();
    expect(await page.locator('main > script + [data-widget=newsletter]').count()).toBe(1);
  });

  beforeRelease(
    'a page’s hotkeys do not hear what is typed into a widget, and the dialog works over a page that is in the way',
    async () => {
      const page = await open(390);
      const events = await recordEvents(page);
      const hotkeys =
        '<script>let keys = ""; document.addEventListener("keydown", (event) => { keys += event.key; event.preventDefault(); }); setTimeout(() => { throw new Error("the page broke") });</script>';
      const body = `<main><div style="position:fixed;inset:0;z-index:2147483647"></div></main>${hotkeys}`;
      await page.goto(pages.partnerPage('/keys', html(script, body)));
      await widgetsReady(page);
      await page.evaluate(() => window.itwidgets?.open());
      const form = bookingForm(page);
      await fillForm(form, { ...booking, Name: '' });
      await form.getByLabel('Name', { exact: true }).pressSequentially('Dana / Whitfield');
      expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Dana / Whitfield');
      await form.getByRole('button', { name: 'Book Assessment' }).click();
      await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
      expect((await events()).map(({ name }) => name)).toEqual(['ready', 'opened', 'started', 'sent']);
    },
  );
});
