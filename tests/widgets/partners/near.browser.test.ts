import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { complaints, usePartner } from '../../support/partner.ts';
import { heroForm, newsletterForm } from '../../support/widget-forms.ts';

const { visit } = usePartner();

const place = (widget: string, above = 0) => `<div style="height:${above}px"></div><div data-widget="${widget}"></div>`;
const isReady = (page: Page) => page.waitForFunction(() => window.itwidgets?.ready);

test('a widget far from the window is mounted when the visitor comes near, and before it is seen', async () => {
  const { page, said } = await visit(`<main>${place('newsletter')}${place('hero-form', 3000)}</main>`);
  await newsletterForm(page).waitFor();
  await isReady(page);
  expect(await heroForm(page).count()).toBe(0);
  // The window ends 300 px above it.
  await page
    .locator('[data-widget=hero-form]')
    .evaluate((here) => scrollTo(0, here.getBoundingClientRect().top + scrollY - innerHeight - 300));
  await heroForm(page).waitFor({ state: 'attached' });
  expect(complaints(said)).toEqual([]);
});

test('one in a closed tab is there before it is opened', async () => {
  const { page } = await visit(`<main><div id="tab" hidden>${place('newsletter')}</div></main>`);
  await newsletterForm(page).or(page.locator('form')).waitFor({ state: 'attached' });
});

test('several are mounted in frames of their own', async () => {
  const { page } = await visit(`<main>${place('newsletter')}${place('hero-form')}</main>`, {
    prepare: (page) =>
      page.addInitScript(() => {
        const frames: number[] = [];
        let frame = 0;
        const count = () => {
          frame++;
          requestAnimationFrame(count);
        };
        count();
        Object.assign(window, { frames });
        document.addEventListener('itwidgets:mounted', () => frames.push(frame));
      }),
  });
  await heroForm(page).waitFor();
  const [first, second] = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  expect(second).toBeGreaterThan(first ?? 0);
});

test('a page has the style sheets of what it shows: none, then those in the page, then those above it', async () => {
  const { page } = await visit('<main><div id="one"></div><div id="two"></div></main>', {
    prepare: (page) =>
      page.addInitScript(() => {
        const sheets: string[] = [];
        const parse = CSSStyleSheet.prototype.replaceSync;
        CSSStyleSheet.prototype.replaceSync = function (css) {
          sheets.push(css);
          parse.call(this, css);
        };
        Object.assign(window, { sheets });
      }),
  });
  const sheets = async () => {
    const parsed = await page.evaluate(() => (window as unknown as { sheets: string[] }).sheets);
    const parts = ['nl-toast__words{', 'nl-form{', 'nl-dialog__body{'];
    return parsed.map((css) => parts.filter((one) => css.includes(one)));
  };
  await isReady(page);
  expect(await sheets()).toEqual([]);

  await page.evaluate(() => window.itwidgets?.mount('#one', 'newsletter'));
  await page.evaluate(() => window.itwidgets?.mount('#two', 'hero-form'));
  await newsletterForm(page).waitFor();
  expect(await sheets()).toEqual([['nl-toast__words{'], ['nl-form{']]);

  await page.evaluate(() => window.itwidgets?.open());
  await page.getByRole('dialog').waitFor();
  expect(await sheets()).toEqual([['nl-toast__words{'], ['nl-form{'], ['nl-dialog__body{']]);
});

test('itwidgets.diagnose() says why widgets do and do not appear', async () => {
  const { page, said } = await visit(
    `<main>${place('newsletter')}<div hidden>${place('hero-form')}</div><ul><li data-widget="risk-quiz"></li></ul>
     <p data-widget="newsleter"></p><div style="visibility:hidden">${place('contact-form')}</div><div data-widget="chat"></div><button data-open="bookng"></button></main>`,
  );
  await newsletterForm(page).waitFor();
  await page.locator('[data-widget=hero-form] form').waitFor({ state: 'attached' });
  const text = await page.evaluate(() => window.itwidgets?.diagnose());
  for (const line of [
    /version \d+\.\d+\.\d+ from http/,
    /http\S+ is listed/,
    'data-widget="newsletter" is shown',
    'data-widget="hero-form" is hidden by the page',
    'data-widget="risk-quiz" is empty: far from the window, or no <div>',
    'data-widget="newsleter" is no widget for partners',
    'data-widget="chat" is above the page',
    'calendar: our dialog',
    'data-widget="contact-form" is hidden by the page',
    'storage: 0 requests wait',
  ])
    expect(text).toMatch(line);
  expect(said.at(-1)).toBe(text);
});

test('and where the page’s policy forbids the call, which line of it', async () => {
  const { page } = await visit('<main></main>', { headers: { 'Content-Security-Policy': "connect-src 'self'" } });
  await isReady(page);
  expect(await page.evaluate(() => window.itwidgets?.diagnose())).toMatch(
    /add http\S+ to connect-src of the page’s policy/,
  );
});
