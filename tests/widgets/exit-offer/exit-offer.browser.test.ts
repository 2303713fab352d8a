import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { floatingTag } from '../../../widgets/base/floating-tag.ts';
import { leftAlone } from '../../../widgets/page/offer-on-exit.ts';
import { offerPause } from '../../../widgets/state/interruption-times.ts';
import { faultsAnywhere } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { fillBooking, fillHero, newVisitor, scriptIsReady, sendHero, withoutFormToken } from '../../support/visitor.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const path = '/pricing';
const offer = (page: Page) => page.getByRole('dialog', { name: 'Free dark web scan' });

const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Free dark web scan' });

/** On a phone the footer's lists are folded. */
async function unfold(page: Page): Promise<void> {
  const summary = page
    .getByRole('contentinfo')
    .locator('summary')
    .filter({ hasText: /^Company$/ });
  if (await summary.isVisible()) await summary.click();
}

/** In a tab that already has a page, this is the visit's next page. */
async function visit(page: Page, address = path): Promise<Page> {
  if (page.url() === 'about:blank') {
    await page.clock.install();
    await withoutFormToken(page);
  }
  await page.goto(site.server.url + address);
  await scriptIsReady(page);
  return page;
}

async function arrive(address = path): Promise<Page> {
  const page = await visit(await chromium.open(1440), address);
  await page.clock.fastForward(leftAlone);
  return page;
}

async function leave(page: Page, pointerType = 'mouse', clientY = -1): Promise<void> {
  const asked = page.evaluate(
    (init) => document.body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, ...init })),
    { pointerType, clientY },
  );
  await asked;
}

/** Long enough for its code to load, if it ever does. */
async function staysAway(page: Page): Promise<boolean> {
  await leave(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  return (await offer(page).count()) === 0;
}

/** Local storage remains, session storage does not. */
async function laterVisit(page: Page, milliseconds: number): Promise<Page> {
  const later = await page.context().newPage();
  await later.clock.install({ time: (await page.evaluate(() => Date.now())) + milliseconds });
  await later.goto(site.server.url + path);
  await scriptIsReady(later);
  await later.clock.fastForward(leftAlone);
  return later;
}

test('the offer comes when the mouse leaves through the top, once the page has been left alone for 8 seconds', async () => {
  const page = await visit(await chromium.open(1440));
  await page.clock.fastForward(leftAlone - 5_000);
  expect(await staysAway(page)).toBe(true);
  await page.clock.fastForward(5_000);
  await leave(page, 'mouse', 400);
  await leave(page, 'touch');
  await leave(page, 'pen');
  expect(await offer(page).count()).toBe(0);
  await leave(page);
  await offer(page).waitFor();
  await offer(page).getByText('if we find nothing, that proves nothing').waitFor();
  const shown = offer(page).getByRole('figure', { name: 'What you get: three addresses, specimen' });
  expect(await shown.getByRole('listitem').count()).toBe(3);
  const asked = offer(page).getByRole('form').getByRole('textbox');
  expect(await asked.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))).toEqual([
    'name',
    'company',
    'email',
    'phone',
  ]);
  expect(await offer(page).getByRole('combobox').count()).toBe(0);
});

beforeRelease(
  'one that came by itself does not hold whoever goes back; one that was asked for is closed by Back',
  async () => {
    const page = await visit(await chromium.open(1440), '/services');
    await visit(page);
    await page.clock.fastForward(leftAlone);
    await leave(page);
    await offer(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/services');
    await scriptIsReady(page);
    await link(page).click();
    await offer(page).waitFor();
    await page.goBack();
    await offer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/services');
  },
);

beforeRelease('it comes once in a visit, and not for 24 hours after it was closed, also in later visits', async () => {
  const page = await arrive();
  await leave(page);
  await offer(page).waitFor();
  await page.keyboard.press('Escape');
  await offer(page).waitFor({ state: 'detached' });
  expect(await staysAway(page)).toBe(true);
  const soon = await laterVisit(page, offerPause - 60_000);
  expect(await staysAway(soon)).toBe(true);
  await page.clock.fastForward(offerPause);
  expect(await staysAway(page)).toBe(true);
  const later = await laterVisit(page, 60_000);
  await leave(later);
  await offer(later).waitFor();
});

describe('it never comes', () => {
  test.each(firstFew(['/contact-us', '/privacy-policy'], 1))('on %s', async (address) => {
    const page = await arrive(address);
    expect(await staysAway(page)).toBe(true);
  });

  test('while a field has content or the focus', async () => {
    const page = await arrive('/');
    const field = page.getByRole('main').getByLabel('Company name').first();
    await field.fill('Fournier');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await staysAway(page)).toBe(true);
    await field.fill('');
    expect(await staysAway(page)).toBe(true);
    await field.blur();
    await leave(page);
    await offer(page).waitFor();
  });

  beforeRelease('over another dialog, and a toast', async () => {
    const page = await arrive();
    await page.evaluate(() => window.itwidgets?.open('booking'));
    await page.getByRole('dialog').waitFor();
    expect(await staysAway(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => window.itwidgets?.toast({ title: 'A message', duration: 60_000 }));
    await page.getByText('A message', { exact: true }).waitFor();
    expect(await staysAway(page)).toBe(true);
  });

  beforeRelease('to somebody who has just written to us', async () => {
    const page = await arrive('/');
    await fillHero(page, newVisitor());
    await page.clock.resume();
    await sendHero(page);
    await page
      .getByRole('main')
      .getByText(/Your reference is/)
      .waitFor();
    await visit(page);
    await page.clock.fastForward(leftAlone);
    expect(await staysAway(page)).toBe(true);
  });

  beforeRelease('where the device keeps nothing, without an error', async () => {
    const page = await chromium.open(1440);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      const denied = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', denied);
    });
    await visit(page);
    await page.clock.fastForward(leftAlone);
    expect(await staysAway(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

beforeRelease.each(['yesterday', '99999999999999'])('a broken time in storage (%s) harms nothing', async (time) => {
  const page = await chromium.open(1440);
  await page.addInitScript((time) => localStorage.setItem('itwidgets:offer-shown', time), time);
  await visit(page);
  await page.clock.fastForward(leftAlone);
  await leave(page);
  await offer(page).waitFor();
});

beforeRelease('axe finds nothing in the offer, and nothing sticks out at 320 px', async () => {
  const page = await visit(await chromium.open(390));
  await unfold(page);
  await link(page).click();
  await offer(page).waitFor();
  expect(await faultsAnywhere(page, floatingTag)).toEqual([]);
});

describe.each(behaviourWidths)('at %i px', (width) => {
  beforeRelease('a link in the footer opens the same, and the focus comes back', async () => {
    const page = await visit(await chromium.open(width));
    await unfold(page);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await offer(page).waitFor();
    await offer(page).getByRole('button', { name: 'No, thanks' }).click();
    await offer(page).waitFor({ state: 'detached' });
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.fastForward(leftAlone);
    expect(await staysAway(page)).toBe(true);
  });

  test('it is sent as a request for the scan', async () => {
    const page = await visit(await chromium.open(width));
    await page.clock.resume();
    await unfold(page);
    await link(page).click();
    await offer(page).waitFor();
    const visitor = newVisitor();
    const form = offer(page).getByRole('form');
    await form.getByLabel('Name', { exact: true }).fill(visitor.name);
    await form.getByLabel('Company').fill(visitor.company);
    await form.getByLabel('Email', { exact: true }).fill(visitor.email);
    await form.getByLabel('Phone').fill(visitor.phone);
    await form.getByRole('button', { name: 'Ask for the scan' }).click();
    await page.getByRole('dialog', { name: 'Your scan is requested' }).waitFor();
    const line = (await site.server.leads()).find((lead) => lead.includes(visitor.email));
    expect(line).toContain('exit-offer');
  });

  beforeRelease('without a script the link leads to the contact page with the scan chosen', async () => {
    const page = await chromium.open(width, { javaScriptEnabled: false });
    await page.goto(site.server.url + path);
    await unfold(page);
    await link(page).click();
    await page.waitForURL('**/contact-us?service=dark-web-scan');
    expect(await page.getByRole('main').getByLabel('Service', { exact: true }).inputValue()).toBe('dark-web-scan');
    await fillBooking(page, newVisitor());
  });
});

beforeRelease(
  'Escape, pressed by mistake too, keeps what was typed for the next opening; No, thanks does not',
  async () => {
    const page = await arrive();
    const open = () => page.evaluate(() => window.itwidgets?.open('exit-offer'));
    const name = offer(page).getByLabel('Name', { exact: true });
    await open();
    await name.fill('Dana');
    await page.keyboard.press('Escape');
    await offer(page).waitFor({ state: 'detached' });
    await open();
    expect(await name.inputValue()).toBe('Dana');
    await offer(page).getByRole('button', { name: 'No, thanks' }).click();
    await offer(page).waitFor({ state: 'detached' });
    await open();
    expect(await name.inputValue()).toBe('');
  },
);
