import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { bookingMessages, fieldMessages, heroMessages } from '../../shared/forms/messages.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { staffAddress, useRealSite } from '../support/real-site.ts';
import {
  bookingForm,
  fillBooking,
  fillHero,
  heroForm,
  newVisitor,
  openBooking,
  referenceIn,
  scriptIsReady,
  sendBooking,
  sendHero,
  type Visitor,
  withoutFormToken,
} from '../support/visitor.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/**
 * Expects one lead under the reference, an email to staff with all of it (`words` too), and one to the visitor with the
 * reference.
 */
async function expectLeadAndMails(visitor: Visitor, reference: string, words: readonly string[] = []): Promise<void> {
  const leads = (await site.server.leads()).filter((line) => line.includes(visitor.email));
  expect(leads).toHaveLength(1);
  expect(leads[0]).toContain(reference);

  const [confirmation] = await site.mail.waitFor(visitor.email);
  expect(confirmation?.text).toContain(reference);
  await expect.poll(() => site.mail.to(staffAddress).some((mail) => mail.text?.includes(visitor.email))).toBe(true);
  const staffMail = site.mail.to(staffAddress).find((mail) => mail.text?.includes(visitor.email));
  for (const word of [reference, visitor.company, visitor.phone, ...words]) expect(staffMail?.text).toContain(word);
  expect(staffMail?.replyTo).toMatchObject([{ address: visitor.email }]);
}

async function openHome(width: number, javaScriptEnabled = true, hasToken = false): Promise<Page> {
  const page = await chromium.open(width, { javaScriptEnabled });
  if (!hasToken) await withoutFormToken(page);
  await page.goto(`${site.server.url}/`);
  if (javaScriptEnabled) await scriptIsReady(page);
  return page;
}

describe.each(behaviourWidths)('at %i px', (width) => {
  test('the hero form makes a lead and two mails', async () => {
    const visitor = newVisitor();
    const page = await openHome(width, true, true);
    await fillHero(page, visitor);
    await sendHero(page);
    const status = heroForm(page).getByRole('status');
    await status.getByText(heroMessages.success.title).waitFor();
    await expectLeadAndMails(visitor, referenceIn(await status.textContent()));
    expect(await heroForm(page).getByLabel('Work email').inputValue()).toBe('');
  });

  test('the booking dialog makes a lead and two mails, and forgets everything when it closes', async () => {
    const visitor = newVisitor();
    const page = await openHome(width);
    await openBooking(page);
    await fillBooking(page, visitor);
    await sendBooking(page);
    const success = page.getByRole('dialog', { name: bookingMessages.successTitle });
    await success.waitFor();
    await expectLeadAndMails(visitor, referenceIn(await success.textContent()));

    await success.getByRole('button', { name: 'Close', exact: true }).click();
    await openBooking(page);
    expect(await bookingForm(page).getByLabel('Email', { exact: true }).inputValue()).toBe('');
  });

  beforeRelease('without JavaScript the hero form makes a lead and two mails', async () => {
    const visitor = newVisitor();
    const page = await openHome(width, false);
    await fillHero(page, visitor);
    await sendHero(page);
    await page.waitForLoadState();
    await expectLeadAndMails(visitor, referenceIn(await page.getByRole('main').textContent()));
  });

  beforeRelease(
    'without JavaScript the booking buttons lead to the contact page, whose form makes a lead and two mails',
    async () => {
      const visitor = newVisitor();
      const page = await openHome(width, false);
      await page.getByRole('main').getByRole('link', { name: 'Book Free Consultation' }).first().click();
      await page.waitForURL(/\/contact-us/);
      await fillBooking(page, visitor);
      await sendBooking(page);
      await page.waitForLoadState();
      await expectLeadAndMails(visitor, referenceIn(await page.getByRole('main').textContent()));
    },
  );

  test('without JavaScript a form with errors comes back with its values, its errors and a summary', async () => {
    const visitor = newVisitor();
    const page = await openHome(width, false);
    await fillHero(page, { ...visitor, phone: '555' });
    await sendHero(page);
    await page.waitForLoadState();
    expect(await page.title()).toMatch(/^Error: /);
    const form = heroForm(page);
    expect(await form.getByLabel('Company name').inputValue()).toBe(visitor.company);
    expect(await form.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true');
    const summaryLink = form.getByRole('link', { name: fieldMessages.phone });
    await summaryLink.click();
    await form.getByLabel('Phone').fill(visitor.phone);
    await sendHero(page);
    await page.waitForLoadState();
    await expectLeadAndMails(visitor, referenceIn(await page.getByRole('main').textContent()));
  });
});

const chosen = [
  ['of a link to the contact page', '/contact-us?service=dark-web-scan', 'dark-web-scan', true],
  ['of a link to the contact page, without a script', '/contact-us?service=dark-web-scan', 'dark-web-scan', false],
  ['that partners should name', '/partnerships', 'general', true],
  ['that partners should name, without a script', '/partnerships', 'general', false],
] as const;

test.each(firstFew(chosen, 1))(
  'the service %s is chosen in its form',
  async (_whose, path, service, javaScriptEnabled) => {
    const page = await chromium.open(1440, { javaScriptEnabled });
    await page.goto(site.server.url + path);
    if (javaScriptEnabled) await scriptIsReady(page);
    await expect.poll(() => bookingForm(page).getByRole('combobox', { name: 'Service' }).inputValue()).toBe(service);
  },
);

beforeRelease(
  'without JavaScript a partner finds their part and writes from the page; staff see which, after an error too',
  async () => {
    const visitor = newVisitor();
    const page = await chromium.open(390, { javaScriptEnabled: false });
    await page.goto(`${site.server.url}/partnerships`);
    await page
      .getByRole('navigation', { name: 'Partners: you are …' })
      .getByRole('link', { name: 'another IT firm' })
      .click();
    const heading = page.getByRole('heading', { name: 'For other IT firms' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);

    await fillBooking(page, { ...visitor, phone: '555' });
    await sendBooking(page);
    await page.waitForLoadState();
    expect(await page.title()).toMatch(/^Error: /);
    await bookingForm(page).getByLabel('Phone').fill(visitor.phone);
    await sendBooking(page);
    await page.waitForLoadState();
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    await page.reload();
    await expectLeadAndMails(visitor, referenceIn(await page.getByRole('main').textContent()), ['/partnerships']);
  },
);

beforeRelease('errors get a summary that takes the focus and leads to each field', async () => {
  const page = await openHome(1440);
  await sendHero(page);
  const form = heroForm(page);
  const link = form.getByRole('link', { name: fieldMessages.company });
  await link.waitFor();
  const summaryHasFocus = () => page.evaluate(() => document.activeElement?.hasAttribute('data-error-summary'));
  await expect.poll(summaryHasFocus).toBe(true);
  await link.click();
  const field = form.getByLabel('Company name');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.pressSequentially('Fo');
  await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true');
});
