import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bookingMessages, fieldMessages, heroMessages } from '../../widgets/contract/messages.ts';
import { accessibilityFaults, sticksOut } from '../support/accessibility.ts';
import { pageKinds } from '../support/built-site.ts';
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
const schemes = ['light', 'dark'] as const;

/** Addresses that are answered without a file of their own: not found, a post not found, and links of mails. */
const otherPages = [
  '/no-such-page/at-all',
  '/why-backup-failed',
  '/newsletter/confirm?token=unknown',
  '/unsubscribe?token=unknown',
];

/** A state of the site, reached as a visitor reaches it; `widths` when it exists at some widths alone. */
type State = { name: string; widths?: readonly number[]; reach: (page: Page) => Promise<void> };

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Book Free Consultation' }).first().click();
  await page.getByRole('dialog', { name: 'Book your free IT assessment' }).waitFor();
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

async function open(
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
  javaScriptEnabled = true,
): Promise<Page> {
  const page = await chromium.open(width, { colorScheme, javaScriptEnabled });
  await page.goto(site.server.url + path);
  if (javaScriptEnabled) await scriptIsReady(page);
  return page;
}

describe.each(schemes)('axe finds nothing, %s', (scheme) => {
  describe.each(widths)('at %i px', (width) => {
    test('on a page of each kind', { timeout: 300_000 }, async () => {
      // One page for all: a new one for each takes longer than the looking.
      const page = await chromium.open(width, { colorScheme: scheme });
      const found: string[] = [];
      for (const path of [...pageKinds(), ...otherPages]) {
        await page.goto(site.server.url + path);
        await scriptIsReady(page);
        found.push(...(await accessibilityFaults(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(found).toEqual([]);
    });

    const here = states.filter((state) => state.widths?.includes(width) ?? true);
    test.each(here)('when $name', async ({ reach }) => {
      const page = await open('/', width, scheme);
      await reach(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});

/** Without JavaScript axe cannot run in the page, so the answer's own document is looked at with the script on. */
test.each(widths)('axe finds nothing on the answers to forms sent without JavaScript, at %i px', async (width) => {
  for (const phone of ['555', newVisitor().phone]) {
    const page = await open('/', width, 'light', false);
    await fillHero(page, { ...newVisitor(), phone });
    await sendHero(page);
    await page.waitForLoadState();
    const html = await page.content();
    const looked = await open('/', width, 'light');
    await looked.route('**/answer', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await looked.goto(`${site.server.url}/answer`);
    expect(await accessibilityFaults(looked)).toEqual([]);
    expect(await sticksOut(looked)).toEqual([]);
  }
});

/** The pages themselves are looked at in every-page. */
describe('320 px wide needs no sideways scroll', () => {
  test.each(otherPages)('on %s', async (path) => {
    const page = await open(path, 320, 'light');
    expect(await sticksOut(page)).toEqual([]);
  });

  test.each(states.filter((state) => state.widths?.includes(390) ?? true))('when $name', async ({ reach }) => {
    const page = await open('/', 320, 'light');
    await reach(page);
    expect(await sticksOut(page)).toEqual([]);
  });
});
