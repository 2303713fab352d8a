import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { partnersScript } from '../../site/pages/partners-script.ts';
import { attribute } from '../../widgets/base/option-table.ts';
import { optionsOf } from '../../widgets/runtime/every-part.ts';
import { registry } from '../../widgets/runtime/registry.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { assistant } from '../support/assistant.ts';
import { dist } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { newsletterForm, widgetsReady } from '../support/widget-forms.ts';
import { document as html } from '../support/widget-page.ts';

const site = useRealSite();
const { open } = useChromium();
const partners = useWidgetPages('preact');

const embeddable = Object.entries(registry).filter(([, { on }]) => on === 'any');
const script = partnersScript();
const built = parse(readFileSync(join(dist, 'widgets.html'), 'utf8'), { blockTextElements: {} });

/** With every widget opened. */
async function visit(options = {}): Promise<Page> {
  const page = await open(1440, options);
  await page.goto(`${site.server.url}/widgets`);
  await page.locator('[data-try] > details').evaluateAll((all) => {
    for (const part of all) part.setAttribute('open', '');
  });
  return page;
}

test('the first widget is open, the others open when they are pressed or a link leads to them', async () => {
  const page = await open(1440);
  const shown = (widget: string) => box(page, widget).locator('[data-try-stage]').isVisible();
  await page.goto(`${site.server.url}/widgets`);
  expect([await shown('hero-form'), await shown('booking')]).toEqual([true, false]);
  await box(page, 'booking').getByRole('heading', { level: 2 }).click();
  await expect.poll(() => shown('booking')).toBe(true);
  await page
    .getByRole('navigation', { name: /widgets/ })
    .getByRole('link', { name: /^newsletter/ })
    .click();
  await expect.poll(() => shown('newsletter')).toBe(true);
});

const box = (page: Page, widget: string) => page.locator(`[data-try="${widget}"]`);
const events = (page: Page, widget: string) => box(page, widget).locator('[data-try-events] li').allTextContents();

/** All but those that matter on our own pages alone. */
const offered = (name: string) =>
  Object.entries(optionsOf(name)).filter(([option]) => !['page', 'idPrefix'].includes(option));

test('every widget that a partner may place is there, with its tag and each of its options', () => {
  expect(built.querySelectorAll('[data-try]').map((box) => box.getAttribute('data-try'))).toEqual(
    embeddable.map(([name]) => name),
  );
  for (const [name] of embeddable) {
    const text = built.querySelector(`[data-try="${name}"]`)?.textContent ?? '';
    for (const [, { about }] of offered(name)) expect(text, name).toContain(about.replaceAll('`', ''));
    expect(text).toMatch(new RegExp(`data-(widget|open)="${name}"`));
  }
});

test('a partner reads at the top that the address is listed first, and where that and the rest is explained', () => {
  expect(built.querySelector('.opening')?.textContent).toContain('once we have listed your site’s address');
  const links = built.querySelectorAll('.page-links a').map((link) => link.getAttribute('href')?.slice(1));
  expect(links).toEqual(expect.arrayContaining(built.querySelectorAll('.prose-folds h2').map(({ id }) => id)));
  expect(links).toContain('before-you-embed-get-your-address-listed');
});

beforeRelease('every option of every widget has a labelled control', async () => {
  const page = await visit();
  for (const [name] of embeddable) {
    const controls = box(page, name).locator('[data-try-controls]');
    for (const [option] of offered(name))
      expect(await controls.getByLabel(attribute(option), { exact: true }).count(), `${name} ${option}`).toBe(1);
  }
});

beforeRelease('the chat opens anew with the options that were chosen since', async () => {
  const page = await visit();
  const chat = box(page, 'chat');
  const panel = page.getByRole('dialog', { name: assistant });
  const left = () => panel.evaluate((element) => element.getBoundingClientRect().left < innerWidth / 2);
  for (const [position, isLeft] of [
    ['left', true],
    ['right', false],
    ['left', true],
    ['', false],
  ] as const) {
    await chat.getByLabel('data-position').selectOption(position);
    await chat.locator('[data-open="chat"]').click();
    await panel.waitFor();
    expect(await left(), position).toBe(isLeft);
    await panel.getByRole('button', { name: 'Minimise chat' }).click();
    await panel.waitFor({ state: 'hidden' });
  }
});

test('the script tag names the newest release with its integrity value, or the current script', () => {
  const tag = built.querySelector('[data-script-tag]')?.textContent ?? '';
  const { path, pinned } = script;
  expect(tag).toContain(
    pinned ? `${path}" integrity="${pinned.integrity}" crossorigin="anonymous"` : `${path}"></script>`,
  );
});

test('without the script the forms, the tags and the options are there, and no control that does nothing', async () => {
  const page = await visit({ javaScriptEnabled: false });
  await newsletterForm(page).waitFor();
  const options = page.getByRole('columnheader', { name: 'Options of booking' });
  expect(await options.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Options of booking' }).click();
  await options.waitFor();
  expect(await page.getByText('<div data-widget="newsletter"').isVisible()).toBe(true);
  expect(await page.getByRole('group', { name: /^Try the options/ }).count()).toBe(0);
});

test('an option draws the widget anew and changes the tag; the events are listed', async () => {
  const page = await visit();
  const contact = box(page, 'contact-form');
  await contact.getByLabel('data-service').selectOption('cloud');
  await expect
    .poll(() => contact.locator('[data-try-stage]').getByLabel('Service', { exact: true }).inputValue())
    .toBe('cloud');
  expect(await contact.locator('[data-try-tag]').textContent()).toBe(
    '<div data-widget="contact-form" data-source="widgets" data-service="cloud"></div>',
  );
  await expect.poll(() => events(page, 'contact-form')).toContain('itwidgets:mounted {"widget":"contact-form"}');
  await contact.locator('[data-try-stage]').getByLabel('Company').fill('Lakeview');
  await expect.poll(() => events(page, 'contact-form')).toContain('itwidgets:started {"form":"contact-page"}');
});

test('the stories show one that is said to be illustrative, and the tag that shows it', async () => {
  const page = await visit({ javaScriptEnabled: false });
  const stories = box(page, 'stories');
  const stage = stories.locator('[data-try-stage]');
  expect(await stage.getByText('Illustrative: no such client exists.').count()).toBe(1);
  expect(await stories.locator('[data-try-tag]').textContent()).toContain(
    '<div data-widget="stories" data-stories="[{&quot;id&quot;:',
  );
});

beforeRelease('the booking dialog opens with the options that were chosen', async () => {
  const page = await visit();
  const booking = box(page, 'booking');
  await booking.getByLabel('data-title').fill('Talk to us');
  await booking.getByLabel('data-service').selectOption('voip');
  await booking.getByRole('button', { name: 'Book a call' }).click();
  await page.getByRole('dialog', { name: 'Talk to us' }).waitFor();
  expect(await page.getByRole('dialog').getByLabel('Service', { exact: true }).inputValue()).toBe('voip');
  await expect.poll(() => events(page, 'booking')).toContain('itwidgets:opened {"widget":"booking"}');
});

beforeRelease('light, dark and narrow show the widget so, and axe finds nothing', async () => {
  const page = await visit();
  await widgetsReady(page);
  for (const [name] of embeddable) {
    await box(page, name).getByLabel('Light or dark').selectOption('dark');
    await box(page, name).getByLabel('Width').selectOption('phone');
  }
  const newsletter = box(page, 'newsletter');
  const shown = () =>
    newsletter
      .locator('[data-try-stage]')
      .evaluate((element) => [getComputedStyle(element).colorScheme, element.getBoundingClientRect().width]);
  expect(await shown()).toEqual(['dark', 320]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await newsletter.getByLabel('Light or dark').selectOption('light');
  await newsletter.getByLabel('Width').selectOption('half');
  expect(await shown()).toEqual(['light', 480]);
});

const cost = (row: string) =>
  built
    .querySelectorAll('.script-cost__table tr')
    .find((each) => each.querySelector('th')?.textContent === row)
    ?.querySelector('td')?.textContent ?? '';

test('what the page says the script weighs is what a visitor is sent, and of that alone it says that the build measured it', () => {
  const [, brotli, raw] = /^([\d.]+) kB \(brotli\), ([\d.]+) kB unpacked/.exec(cost('Transferred')) ?? [];
  const kilobytes = (file: string) => readFileSync(join(dist, file)).length / 1000;
  expect(Number(raw)).toBeCloseTo(kilobytes(script.path), 1);
  expect(Number(brotli)).toBeCloseTo(kilobytes(`${script.path}.br`), 1);
  const rows = ['Transferred', 'Requests', 'Storage'];
  expect(rows.filter((row) => /measured/i.test(cost(row)))).toEqual(['Transferred']);
});

test('what the page says of requests and storage is so on a partner’s page', async () => {
  const page = await open(1440);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const body = readFileSync(join(dist, script.path), 'utf8');
  await page.route('**/widgets.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  const head = `<script async src="${partners.own}/widgets.js"></script>`;
  await page.goto(partners.partnerPage('/', html(head, '<div data-widget="newsletter"></div>')));
  await widgetsReady(page);
  const ours = asked.filter((path) => !['/', '/favicon.ico'].includes(path));
  expect(ours).toEqual(['/widgets.js', '/api/embed']);
  expect(Number(/^(\d+) on load: the script, and one to check/.exec(cost('Requests'))?.[1])).toBe(ours.length);

  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  await expect.poll(() => asked).toContain('/api/form-token');
  expect(cost('Storage')).toBe('None before a visitor types into the chat or presses a submit button. No cookies.');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});
