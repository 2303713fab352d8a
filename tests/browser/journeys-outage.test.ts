import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lease } from '../../server/notifications/jobs.ts';
import { company } from '../../widgets/contract/company.ts';
import { paths } from '../../widgets/contract/http.ts';
import { bookingMessages, heroMessages, keptOnDevice } from '../../widgets/contract/messages.ts';
import { useChromium, widths } from '../support/chromium.ts';
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
} from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

type Form = {
  find: (page: Page) => Locator;
  reach?: (page: Page) => Promise<void>;
  fill: (page: Page, visitor: Visitor) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Waits for the words of success. */
  answer: (page: Page) => Promise<string | null>;
};

const hero: Form = {
  find: heroForm,
  fill: fillHero,
  send: sendHero,
  async answer(page) {
    const status = heroForm(page).getByRole('status');
    await status.getByText(heroMessages.success.title).waitFor();
    return status.textContent();
  },
};

const dialog: Form = {
  find: bookingForm,
  reach: openBooking,
  fill: fillBooking,
  send: sendBooking,
  async answer(page) {
    const success = page.getByRole('dialog', { name: bookingMessages.successTitle });
    await success.waitFor();
    return success.textContent();
  },
};

/** Each form at each width; where the width can change nothing any more, each once. */
const crossed: [string, number, Form][] = [
  ['the hero form', 1440, hero],
  ['the booking dialog', 390, dialog],
];
const everywhere = widths.flatMap((width) => crossed.map(([name, , form]) => [name, width, form] as const));

async function openHome(width: number): Promise<Page> {
  const page = await chromium.open(width);
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  return page;
}

/** Fills a form of the home page, lets `before` happen and sends it. */
async function submit(page: Page, form: Form, before = async () => {}): Promise<Visitor> {
  const visitor = newVisitor();
  await form.reach?.(page);
  await form.fill(page, visitor);
  await before();
  await form.send(page);
  return visitor;
}

const leadsOf = async (visitor: Visitor) => (await site.server.leads()).filter((line) => line.includes(visitor.email));
const isKept = (page: Page, form: Form) =>
  form.find(page).getByRole('status').getByText(keptOnDevice(company.phone.display)).waitFor();
const staffMails = (visitor: Visitor) =>
  site.mail.to(staffAddress).filter((mail) => mail.text?.includes(visitor.email)).length;

describe('the network is cut while a request is sent', () => {
  test.each(everywhere)(
    '%s at %i px is kept on the device, nothing typed is lost, and it is sent once when the network returns',
    async (_name, width, form) => {
      const page = await openHome(width);
      const visitor = await submit(page, form, () => page.context().setOffline(true));
      await isKept(page, form);
      expect(
        await form
          .find(page)
          .getByLabel(/^(Work )?Email$/i)
          .inputValue(),
      ).toBe(visitor.email);
      expect(await leadsOf(visitor)).toEqual([]);

      await page.context().setOffline(false);
      const reference = referenceIn(await form.answer(page));
      expect(await leadsOf(visitor)).toEqual([expect.stringContaining(reference)]);
      await site.mail.waitFor(visitor.email);
      await page.reload();
      await scriptIsReady(page);
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
      expect(await leadsOf(visitor)).toHaveLength(1);
    },
  );

  test.each(crossed)(
    '%s at %i px: an answer that is lost on its way does not make a second lead',
    async (_name, width, form) => {
      const page = await openHome(width);
      let lost = 0;
      await page.route(`**${paths.contacts}`, async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      const visitor = await submit(page, form);
      await isKept(page, form);
      expect(lost).toBe(1);
      expect(await leadsOf(visitor)).toHaveLength(1);

      await page.evaluate(() => dispatchEvent(new Event('online')));
      const reference = referenceIn(await form.answer(page));
      expect(await leadsOf(visitor)).toEqual([expect.stringContaining(reference)]);
    },
  );

  test.each(crossed)(
    '%s at %i px: what was kept is sent by the next page, after its own was closed',
    async (_name, width, form) => {
      const page = await openHome(width);
      const visitor = await submit(page, form, () => page.context().setOffline(true));
      await isKept(page, form);
      const context = page.context();
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      await next.goto(`${site.server.url}/contact-us`);
      await expect.poll(() => leadsOf(visitor), { timeout: 30_000 }).toHaveLength(1);
    },
  );
});

/** Longest wait between the first tries of a mail: 2 minutes and a fifth. On a slow machine two may be over before it is back. */
const nextTry = 180_000;

describe('the mail server is away', { timeout: nextTry + 120_000 }, () => {
  test.each(widths)('both forms are taken at once, and their mails arrive after it is back (%i px)', async (width) => {
    await site.mail.stop();
    const page = await openHome(width);
    const visitors: Visitor[] = [];
    for (const form of [hero, dialog]) {
      const visitor = await submit(page, form);
      await form.answer(page);
      expect(await leadsOf(visitor)).toHaveLength(1);
      expect(site.mail.to(visitor.email)).toEqual([]);
      visitors.push(visitor);
    }

    await site.mail.start();
    for (const visitor of visitors) {
      await site.mail.waitFor(visitor.email, 1, nextTry);
      await expect.poll(() => staffMails(visitor), { timeout: nextTry }).toBe(1);
      expect(site.mail.to(visitor.email)).toHaveLength(1);
    }
  });
});

/** A mail that was on its way at that moment is sent again when its lease is over; the others go at once. */
const leaseOver = lease + 60_000;

describe('the server is killed right after its answer', () => {
  test.each(crossed)(
    '%s at %i px: the lead and both mails survive',
    { timeout: leaseOver + 120_000 },
    async (_name, width, form) => {
      await site.mail.stop();
      const page = await openHome(width);
      const visitor = await submit(page, form);
      const reference = referenceIn(await form.answer(page));
      await site.server.kill('SIGKILL');

      await site.mail.start();
      await site.server.start();
      expect(await leadsOf(visitor)).toEqual([expect.stringContaining(reference)]);
      await expect.poll(() => site.mail.to(visitor.email).length, { timeout: leaseOver }).toBe(1);
      expect(site.mail.to(visitor.email)[0]?.text).toContain(reference);
      await expect.poll(() => staffMails(visitor), { timeout: leaseOver }).toBe(1);
    },
  );
});
