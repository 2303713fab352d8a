import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { homeTime } from '../../shared/company/hours.ts';
import { bookingMessages } from '../../shared/forms/messages.ts';
import { accessibilityFaults, faultsAnywhere, faultsOnPhone } from '../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import {
  fillBooking,
  newVisitor,
  openBooking,
  scriptIsReady,
  sendBooking,
  type Visitor,
  withoutFormToken,
} from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();
const link = 'Or pick a time for our call';
const successOf = (page: Page) => page.getByRole('dialog', { name: bookingMessages.successTitle });

/** The dialog after its form was sent. */
async function sent(page: Page, visitor: Visitor): Promise<void> {
  await withoutFormToken(page);
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  await openBooking(page);
  await fillBooking(page, visitor);
  await sendBooking(page);
  await successOf(page).waitFor();
}

const timeButtons = (page: Page) => successOf(page).getByRole('button', { name: /^\d+:\d\d/ });

/** Late in the day the first day has few times left. */
async function openSecondDay(times: Locator): Promise<void> {
  await times.locator('summary').first().click();
  await times.locator('summary').nth(1).click();
}

async function confirmationOf({ email }: Visitor): Promise<string> {
  await expect.poll(() => site.mail.to(email).some(({ subject }) => subject?.startsWith('Our call'))).toBe(true);
  return site.mail.to(email).find(({ subject }) => subject?.startsWith('Our call'))?.subject ?? '';
}

describe.each(behaviourWidths)('at %i px', (width) => {
  test('the dialog offers times after the details were sent; the call replaces the promise', async () => {
    const visitor = newVisitor();
    const page = await chromium.open(width, { timezoneId: 'America/Toronto' });
    await sent(page, visitor);
    await successOf(page).getByRole('link', { name: link }).click();
    await timeButtons(page).first().waitFor();
    await openSecondDay(successOf(page));
    expect(await timeButtons(page).getByText('your time').count()).toBe(0);
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    await timeButtons(page).last().click();
    const said = successOf(page).getByText(/^We will call you on/);
    await said.waitFor();
    expect(await said.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(
      true,
    );
    expect(await successOf(page).textContent()).not.toContain('We will be in touch');
    const [, when = ''] = new RegExp(`on (.*), ${homeTime}\\.`).exec((await said.textContent()) ?? '') ?? [];
    expect(await confirmationOf(visitor)).toBe(`Our call on ${when}`);

    const download = successOf(page).getByRole('link', { name: 'Add it to your calendar' });
    const file = await page.request.get(new URL((await download.getAttribute('href')) ?? '', page.url()).href);
    expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')]);
  });

  beforeRelease('a visitor in Vancouver sees their own time beside Toronto’s', async () => {
    const visitor = newVisitor();
    const page = await chromium.open(width, { timezoneId: 'America/Vancouver' });
    await sent(page, visitor);
    await successOf(page).getByRole('link', { name: link }).click();
    const button = timeButtons(page).first();
    await button.waitFor();
    const [, hour, minutes, here] =
      /^(\d+):(\d\d) \w{3} (\d\d):\d\d your time$/.exec((await button.textContent()) ?? '') ?? [];
    // By the rules of the browser: British Columbia keeps daylight saving time from 2026 on.
    expect([2, 3]).toContain(Number(hour) - Number(here));
    expect(minutes).toMatch(/^\d\d$/);
    await button.click();
    await successOf(page)
      .getByText(new RegExp(`${homeTime} \\(\\w{3} \\d\\d:\\d\\d your time\\)`))
      .waitFor();
  });

  beforeRelease('a time that somebody takes meanwhile is said kindly, with the times that are free', async () => {
    const [ann, bob] = [newVisitor(), newVisitor()];
    const [one, two] = [await chromium.open(width), await chromium.open(width)];
    for (const [page, visitor] of [
      [one, ann],
      [two, bob],
    ] as const) {
      await sent(page, visitor);
      await successOf(page).getByRole('link', { name: link }).click();
      await timeButtons(page).last().waitFor();
      await openSecondDay(successOf(page));
    }
    const wanted = await timeButtons(one).nth(1).textContent();
    await timeButtons(one).nth(1).click();
    await successOf(one)
      .getByText(/^We will call you on/)
      .waitFor();
    expect(await timeButtons(two).nth(1).textContent()).toBe(wanted);
    await timeButtons(two).nth(1).click();
    await successOf(two).getByRole('status').getByText('Someone was faster').waitFor();
    await timeButtons(two).nth(2).click();
    await successOf(two)
      .getByText(/^We will call you on/)
      .waitFor();
  });

  test('without JavaScript a time is picked on the page after the thanks, moved and cancelled', async () => {
    const visitor = newVisitor();
    const page = await chromium.open(width, { javaScriptEnabled: false });
    await page.goto(`${site.server.url}/contact-us`);
    await fillBooking(page, visitor);
    await sendBooking(page);
    await page.getByRole('link', { name: link }).click();
    const main = page.getByRole('main');
    await openSecondDay(main);
    await main
      .getByRole('button', { name: /^\d+:\d\d$/ })
      .last()
      .click();
    await main.getByRole('heading', { name: 'Your call.' }).waitFor();
    const when = await main.getByRole('time').textContent();
    expect(await confirmationOf(visitor)).toBe(`Our call on ${when}`);
    await page.reload();
    await main.getByRole('link', { name: 'Choose another time' }).click();
    await main.getByText(`Your call is on ${when}`).waitFor();
    await main
      .getByRole('button', { name: /^\d+:\d\d$/ })
      .first()
      .click();
    await main.getByRole('heading', { name: 'Your call.' }).waitFor();
    expect(await main.getByRole('time').textContent()).not.toBe(when);
    await main.getByRole('link', { name: 'Cancel the call' }).click();
    await main.getByRole('button', { name: 'Cancel the call' }).click();
    await main.getByRole('heading', { name: 'The call is cancelled.' }).waitFor();
  });
});

beforeRelease('axe finds nothing wrong with the pages of a call, which show the time in Tokyo too', async () => {
  const visitor = newVisitor();
  const page = await chromium.open(390, { timezoneId: 'Asia/Tokyo' });
  await sent(page, visitor);
  const href = await successOf(page).getByRole('link', { name: link }).getAttribute('href');
  await page.goto(site.server.url + href);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /your time$/ })
    .first();
  await button.waitFor();
  expect(await faultsAnywhere(page, 'main')).toEqual([]);
  await button.click();
  await page.getByRole('main').getByText('your time').waitFor();
  expect(await faultsOnPhone(page, 'main')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Cancel the call' }).click();
  expect(await faultsOnPhone(page, 'main')).toEqual([]);
  await page.goto(`${site.server.url}/pick-a-time?token=x`);
  expect(await faultsOnPhone(page, 'main')).toEqual([]);
});
