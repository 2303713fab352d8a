import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { agree, listen, opener, serveFormPages } from '../support/analytics.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { booking, bookingForm, fillForm, formTaken, hero, heroForm, statusOf } from '../support/widget-forms.ts';
import { document, ownPage } from '../support/widget-page.ts';

/** When events are sent, and which ones besides the forms' (docs/product.md, section 7). */
const { open } = useChromium();
const pages = useWidgetPages('preact', serveFormPages);

async function visit(path: string) {
  const page = await open(1440);
  const told = await listen(page, pages.own + path);
  await agree(page);
  return { page, told };
}

async function doEverything(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Call us' }).click();
  await page.getByRole('link', { name: 'Book Free Consultation' }).click();
  await fillForm(bookingForm(page), booking);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await heroForm(page).getByRole('button').click();
  await fillForm(heroForm(page), hero);
  await heroForm(page).getByRole('button').click();
  await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
}

test('nothing is told before the visitor agrees, nor after they take it back', async () => {
  const page = await open(1440);
  const told = await listen(page, `${pages.own}/forms`);
  await doEverything(page);
  expect(await told()).toEqual([]);
  await agree(page);
  await agree(page, false);
  await doEverything(page);
  expect(await told()).toEqual([{ event: 'page_view', params: { path: '/forms' } }]);
});

beforeRelease('a Global Privacy Control signal is a refusal, whatever the page says', async () => {
  const page = await open(1440);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const told = await listen(page, `${pages.own}/forms`);
  await agree(page);
  await doEverything(page);
  expect(await told()).toEqual([]);
});

test('a page is told once, by its path alone, when the visitor agrees while they are on it', async () => {
  const { page, told } = await visit('/forms?q=their-own-words#part');
  await agree(page);
  await agree(page, false);
  await agree(page);
  expect(await told()).toEqual([{ event: 'page_view', params: { path: '/forms' } }]);
});

beforeRelease('a page whose visitor had agreed before the script came is told once', async () => {
  const agreed = "window.itwidgets = { q: [['configure', [{ analytics: true }], () => {}]] }";
  const html = ownPage(<WidgetPlaceholder widget="newsletter" />);
  const told = await listen(
    await open(1440),
    pages.page('/agreed', html.replace('<script', `<script>${agreed}</script><script`)),
  );
  await expect.poll(() => told()).toEqual([{ event: 'page_view', params: { path: '/agreed' } }]);
});

test('the pages of a partner are not ours to count, nor are their services', async () => {
  const head = `<script async src="${pages.own}/widgets.js"></script>`;
  const body = '<main><h1>A page</h1><a href="#" data-open="booking">Book</a></main>';
  const page = await open(1440);
  const told = await listen(
    page,
    pages.partnerPage('/services/plumbing', document(head, body).replace('<body>', '<body data-service="cloud">')),
  );
  await agree(page);
  await page.getByRole('link', { name: 'Book' }).click();
  await bookingForm(page).getByLabel('Service', { exact: true }).selectOption('voip');
  expect(await told('page_view', 'service_interest')).toEqual([
    { event: 'service_interest', params: { service: 'voip' } },
  ]);
});

beforeRelease('a service is of interest when it is chosen in a form', async () => {
  const { page, told } = await visit('/contact-us');
  await formTaken(bookingForm(page));
  for (const value of ['cloud', '', 'dark-web-scan'])
    await bookingForm(page).getByLabel('Service', { exact: true }).selectOption(value);
  expect(await told('service_interest')).toEqual([
    { event: 'service_interest', params: { service: 'cloud' } },
    { event: 'service_interest', params: { service: 'dark-web-scan' } },
  ]);
});

beforeRelease(
  'the dialog opened on a page about a service has it chosen, and tells an interest in it by its option value',
  async () => {
    pages.page('/services/cloud-solutions', ownPage(opener).replace('<body>', '<body data-service="cloud">'));
    const { page, told } = await visit('/services/cloud-solutions');
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    await expect.poll(() => bookingForm(page).getByLabel('Service', { exact: true }).inputValue()).toBe('cloud');
    expect(await told('service_interest')).toEqual([{ event: 'service_interest', params: { service: 'cloud' } }]);
  },
);

beforeRelease('the dialog opened on a page about no service has none chosen, and tells no interest', async () => {
  pages.page('/services', ownPage(opener));
  const { page, told } = await visit('/services');
  await page.getByRole('link', { name: 'Book Free Consultation' }).click();
  expect(await bookingForm(page).getByLabel('Service', { exact: true }).inputValue()).toBe('');
  expect(await told('service_interest')).toEqual([]);
});

beforeRelease(
  'clicks on phone numbers, mail addresses and calls to action are told with their words, others are not',
  async () => {
    const { page, told } = await visit('/forms');
    for (const name of ['Up', 'Call us', 'Write to us', 'Book Free Consultation'])
      await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const click = (target: string, label: string) => ({ event: 'click', params: { target, label } });
    expect(await told('click')).toEqual([
      click('phone', 'Call us'),
      click('mail', 'Write to us'),
      click('call-to-action', 'Book Free Consultation'),
    ]);
  },
);
