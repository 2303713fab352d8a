import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tracedFetch, wrappedFetch } from '../support/changed-pages.ts';
import { useChromium } from '../support/chromium.ts';
import { type TestServer, testServer } from '../support/server.ts';
import {
  booking,
  bookingForm,
  fillForm,
  newsletterForm,
  passUntil,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { builtScript, document, startWidgetPages, type WidgetPages } from '../support/widget-page.ts';

/** Other tests use a scripted API. */
const { open } = useChromium();
let pages: WidgetPages;
let server: TestServer;

beforeAll(async () => {
  pages = await startWidgetPages('preact');
  const distDir = mkdtempSync(join(tmpdir(), 'northlume-dist-'));
  writeFileSync(join(distDir, 'widgets.js'), await builtScript('preact'));
  server = await testServer({ distDir, embedOrigins: [pages.partner] });
});
afterAll(async () => {
  await server.stop();
  await pages.stop();
});

test('from a listed partner’s page, whose fetch adds headers and credentials, a booking and a subscription reach the server', async () => {
  const page = await open(1440);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const wrapped = tracedFetch + wrappedFetch(`given.credentials = 'include'`);
  const head = `${wrapped}<script async src="${server.url}/widgets.js"></script>`;
  await page.goto(pages.partnerPage('/partner', document(head, '<main><div data-widget="newsletter"></div></main>')));
  await widgetsReady(page);
  await page.clock.install();
  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
  const confirm = statusOf(newsletterForm(page)).getByText('Check your email to confirm');
  await passUntil(page, () => confirm.isVisible());
  await page.evaluate(() => window.itwidgets?.open('booking', { service: 'voip' }));
  await fillForm(bookingForm(page), { ...booking, Service: 'voip' });
  await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
  await passUntil(page, () => page.getByRole('heading', { name: 'Assessment Booked!' }).isVisible());
  const [lead] = await server.leads();
  expect(lead).toMatchObject({ email: booking.Email, service: 'voip', form: 'booking' });
  expect(await page.getByRole('dialog').textContent()).toContain(lead?.reference);
  expect(said).toEqual([]);
});

test('a partner that the server does not list gets its one message', async () => {
  const page = await open(1440);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const head = `<script async src="${server.url}/widgets.js"></script>`;
  await page.goto(pages.page('/stranger', document(head, '<main><div data-widget="newsletter"></div></main>')));
  await expect.poll(() => said).toEqual([expect.stringContaining('is not listed for these widgets')]);
  expect(await newsletterForm(page).count()).toBe(0);
});
