import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { keptOnDevice } from '../../../shared/forms/messages.ts';
import { paths } from '../../../shared/http.ts';
import { accessibilityFaults, changedPart } from '../../support/accessibility.ts';
import { useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { fillHero, heroForm, newVisitor, scriptIsReady, sendHero, withoutFormToken } from '../../support/visitor.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const onDevice = (page: Page) => page.getByRole('group', { name: 'On this device now' });
const nothing = (page: Page) => onDevice(page).getByText('This site has stored nothing here.');
const eraseTicks = (page: Page) => onDevice(page).getByRole('button', { name: 'Erase the ticks' });
const disableScript = (page: Page) => onDevice(page).getByRole('button', { name: 'Erase the unsent request' });
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
}

async function tick(page: Page): Promise<void> {
  await visit(page, '/pipeda-compliance-checklist');
  await page.getByRole('checkbox').first().check();
}

async function submitInVain(page: Page): Promise<string> {
  await withoutFormToken(page);
  await page.route(`**${paths.contacts}`, (route) => route.abort('connectionreset'));
  await visit(page, '/');
  const visitor = newVisitor();
  await fillHero(page, visitor);
  await sendHero(page);
  await heroForm(page).getByRole('status').getByText(keptOnDevice(company.phone.display)).waitFor();
  return visitor.email;
}

test('a visitor who has done nothing is told that nothing is kept, and has nothing to press', async () => {
  const page = await chromium.open(390);
  await visit(page, '/privacy-choices');
  await nothing(page).waitFor();
  expect(await onDevice(page).getByRole('button').count()).toBe(0);
});

test('each kept thing is shown and is erased by its own button, and the focus stays with what is left', async () => {
  const page = await chromium.open(390);
  await tick(page);
  const email = await submitInVain(page);
  await visit(page, '/privacy-choices');
  await disableScript(page).waitFor();
  expect(await accessibilityFaults(page, ...changedPart('main'))).toEqual([]);

  await eraseTicks(page).click();
  await eraseTicks(page).waitFor({ state: 'hidden' });
  expect(await kept(page)).toEqual([expect.stringMatching(/^itwidgets:unsent:/)]);
  expect(await onDevice(page).evaluate((group) => group === document.activeElement)).toBe(true);

  await disableScript(page).click();
  await nothing(page).waitFor();
  expect(await kept(page)).toEqual([]);

  await page.unroute(`**${paths.contacts}`);
  await visit(page, '/');
  expect((await site.server.leads()).filter((line) => line.includes(email))).toEqual([]);
});

beforeRelease('a request that is given up while it is sent again does not come back when that fails', async () => {
  const page = await chromium.open(390);
  await submitInVain(page);
  await page.unroute(`**${paths.contacts}`);
  let cut = () => {};
  await page.route(`**${paths.contacts}`, (route) => {
    cut = () => void route.abort('connectionreset');
  });
  await visit(page, '/privacy-choices');
  await disableScript(page).waitFor();
  const again = page.waitForRequest(`**${paths.contacts}`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await again;
  await disableScript(page).click();
  const failed = page.waitForEvent('requestfailed');
  cut();
  await failed;
  // Lets the script handle the failure first.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await kept(page)).toEqual([]);
});

beforeRelease('contact details of a form that was sent are shown, and once erased are offered no more', async () => {
  const page = await chromium.open(390);
  const offer = page.getByRole('button', { name: 'Use the details you gave before' });
  await withoutFormToken(page);
  await visit(page, '/');
  await fillHero(page, newVisitor());
  await sendHero(page);
  await heroForm(page).getByRole('status').getByText('Assessment Request Submitted').waitFor();
  await visit(page, '/contact-us');
  await offer.waitFor();
  await visit(page, '/privacy-choices');
  const erase = onDevice(page).getByRole('button', { name: 'Erase the details' });
  await erase.waitFor();
  expect(await accessibilityFaults(page, ...changedPart('main'))).toEqual([]);
  await erase.click();
  await nothing(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await scriptIsReady(page);
  await offer.waitFor({ state: 'detached' });
});

beforeRelease('what another tab keeps is shown without a reload', async () => {
  const page = await chromium.open(390);
  await visit(page, '/privacy-choices');
  await nothing(page).waitFor();
  await tick(await page.context().newPage());
  await eraseTicks(page).waitFor();
});

test('without the script the page says how to erase by hand, and offers no button that does nothing', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/privacy-choices`);
  await page.getByText('To do it yourself: in your browser’s settings').waitFor();
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await onDevice(page).count()).toBe(0);
});
