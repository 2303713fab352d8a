import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { company } from '../../shared/company/company.ts';
import { keptOnDevice } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import { useChromium } from '../support/chromium.ts';
import { crossed, everywhere, type Form, openHome as openHomeOf, submit } from '../support/outage-forms.ts';
import { useRealSite } from '../support/real-site.ts';
import { referenceIn, scriptIsReady, type Visitor, withoutFormToken } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

/** Longer than the page's first retry delay. */
const nextTry = 6_000;

const site = useRealSite();
const chromium = useChromium();

const openHome = async (width: number) => openHomeOf(await chromium.open(width), site.server.url);
const leadsOf = async (visitor: Visitor) => (await site.server.leads()).filter((line) => line.includes(visitor.email));
const isKept = (page: Page, form: Form) =>
  form.find(page).getByRole('status').getByText(keptOnDevice(company.phone.display)).waitFor();

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

  beforeRelease.each(crossed)(
    '%s at %i px: what was kept is sent by the next page, after its own was closed',
    async (_name, width, form) => {
      const page = await openHome(width);
      const visitor = await submit(page, form, () => page.context().setOffline(true));
      await isKept(page, form);
      const context = page.context();
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      await next.clock.install({ time: Date.now() + nextTry });
      await withoutFormToken(next);
      await next.goto(`${site.server.url}/contact-us`);
      await expect.poll(() => leadsOf(visitor), { timeout: 30_000 }).toHaveLength(1);
    },
  );
});
