import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { bookingMessages, fieldMessages, heroMessages } from '../../widgets/contract/messages.ts';
import { accessibilityFaults, faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import {
  fillBooking,
  fillHero,
  heroForm,
  newVisitor,
  scriptIsReady,
  sendBooking,
  sendHero,
} from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

/** A state of the site, reached as a visitor reaches it; `widths` when it exists at some widths alone. */
type State = { name: string; widths?: readonly number[]; reach: (page: Page) => Promise<void> };

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Book Free Consultation' }).first().click();
  await page.getByRole('dialog', { name: 'Book Free Consultation' }).waitFor();
}

const states: State[] = [
  {
    name: 'the AI list is open',
    widths: [1440],
    reach: (page) => page.getByRole('navigation', { name: 'Main' }).getByText('AI', { exact: true }).click(),
  },
  {
    name: 'the menu is open, with its AI list',
    widths: [390],
    async reach(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('AI', { exact: true }).click();
    },
  },
  {
    name: 'the hero form has errors',
    async reach(page) {
      await sendHero(page);
      await heroForm(page).getByRole('link', { name: fieldMessages.company }).waitFor();
    },
  },
  {
    name: 'the hero form was sent',
    async reach(page) {
      await fillHero(page, newVisitor());
      await sendHero(page);
      await heroForm(page).getByRole('status').getByText(heroMessages.success.title).waitFor();
    },
  },
  { name: 'the booking dialog is open', reach: openBooking },
  {
    name: 'the booking dialog has errors',
    async reach(page) {
      await openBooking(page);
      await sendBooking(page);
      await page.getByRole('link', { name: fieldMessages.service }).waitFor();
    },
  },
  {
    name: 'the booking dialog was sent',
    async reach(page) {
      await openBooking(page);
      await fillBooking(page, newVisitor());
      await sendBooking(page);
      await page.getByRole('dialog', { name: bookingMessages.successTitle }).waitFor();
    },
  },
];

async function open(path: string, width: number, javaScriptEnabled = true): Promise<Page> {
  const page = await chromium.open(width, { javaScriptEnabled });
  await page.goto(site.server.url + path);
  if (javaScriptEnabled) await scriptIsReady(page);
  return page;
}

/** The pages as they are at first are looked at in every-page. */
describe.each(widths)('axe finds nothing in either scheme, and nothing sticks out at 320 px, at %i px', (width) => {
  const here = states.filter((state) => state.widths?.includes(width) ?? true);
  test.each(here)('when $name', async ({ reach }) => {
    const page = await open('/', width);
    await reach(page);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    if (width > 390) return;
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await sticksOut(page)).toEqual([]);
  });
});

/** Without JavaScript axe cannot run in the page, so the answer's own document is looked at with the script on. */
test.each(widths)('axe finds nothing on the answers to forms sent without JavaScript, at %i px', async (width) => {
  for (const phone of ['555', newVisitor().phone]) {
    const page = await open('/', width, false);
    await fillHero(page, { ...newVisitor(), phone });
    await sendHero(page);
    await page.waitForLoadState();
    const html = await page.content();
    const looked = await open('/', width);
    await looked.route('**/answer', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await looked.goto(`${site.server.url}/answer`);
    expect(await accessibilityFaults(looked)).toEqual([]);
    expect(await sticksOut(looked)).toEqual([]);
  }
});
