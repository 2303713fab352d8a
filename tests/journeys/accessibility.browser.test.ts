import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bookingMessages, fieldMessages, heroMessages } from '../../shared/forms/messages.ts';
import { floatingTag } from '../../widgets/base/floating-tag.ts';
import {
  accessibilityFaults,
  changedPart,
  faultsAnywhere,
  faultsInBothSchemes,
  sticksOut,
} from '../support/accessibility.ts';
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
  withoutFormToken,
} from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** Reached from the previous state; `part` is the part that changes. */
type State = { name: string; part: string; reach: (page: Page) => Promise<void> };

const states: State[] = [
  {
    name: 'the hero form has errors',
    part: '.nl-hero-form',
    async reach(page) {
      await sendHero(page);
      await heroForm(page).getByRole('link', { name: fieldMessages.company }).waitFor();
    },
  },
  {
    name: 'the hero form was sent',
    part: '.nl-hero-form',
    async reach(page) {
      await fillHero(page, newVisitor());
      await sendHero(page);
      await heroForm(page).getByRole('status').getByText(heroMessages.success.title).waitFor();
    },
  },
  {
    name: 'the booking dialog is open',
    part: floatingTag,
    async reach(page) {
      await page.getByRole('main').getByRole('link', { name: 'Book Free Consultation' }).first().click();
      await page.getByRole('dialog', { name: 'Book Free Consultation' }).waitFor();
    },
  },
  {
    name: 'the booking dialog has errors',
    part: floatingTag,
    async reach(page) {
      await sendBooking(page);
      await page.getByRole('link', { name: fieldMessages.service }).waitFor();
    },
  },
  {
    name: 'the booking dialog was sent',
    part: floatingTag,
    async reach(page) {
      await fillBooking(page, newVisitor());
      await sendBooking(page);
      await page.getByRole('dialog', { name: bookingMessages.successTitle }).waitFor();
    },
  },
];

async function open(path: string, width: number, javaScriptEnabled = true): Promise<Page> {
  const page = await chromium.open(width, { javaScriptEnabled });
  if (javaScriptEnabled) await withoutFormToken(page);
  await page.goto(site.server.url + path);
  if (javaScriptEnabled) await scriptIsReady(page);
  return page;
}

/** `every-page` checks the initial states. */
beforeRelease(
  'axe finds nothing in any state of the forms of the home page, and nothing sticks out at 320 px',
  async () => {
    const page = await open('/', 390);
    const found: string[] = [];
    for (const { name, part, reach } of states) {
      await reach(page);
      found.push(...(await faultsAnywhere(page, part)).map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
);

beforeRelease('axe finds nothing in the open AI list at a desk', async () => {
  const page = await open('/', 1440);
  await page.getByRole('navigation', { name: 'Main' }).getByText('AI', { exact: true }).click();
  expect(await faultsInBothSchemes(page, '.header')).toEqual([]);
});

test('axe finds nothing in the open menu of a phone with its AI list, and nothing sticks out at 320 px', async () => {
  const page = await open('/', 390);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('AI', { exact: true }).click();
  expect(await faultsInBothSchemes(page, '#site-menu')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
});

/** axe needs JavaScript: the response without scripts is loaded again with scripting on. */
beforeRelease.each([
  ['with an error', '555', '.nl-hero-form'],
  ['of thanks', newVisitor().phone, 'main'],
])('axe finds nothing on the answer %s to a form sent without JavaScript', async (_which, phone, part) => {
  const page = await open('/', 390, false);
  await fillHero(page, { ...newVisitor(), phone });
  await sendHero(page);
  await page.waitForLoadState();
  const html = await page.content();
  const looked = await open('/', 390);
  await looked.route('**/answer', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await looked.goto(`${site.server.url}/answer`);
  for (const width of widths) {
    await looked.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(looked, ...changedPart(part))).toEqual([]);
    expect(await sticksOut(looked)).toEqual([]);
  }
});
