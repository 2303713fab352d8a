import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { company } from '../../site/data/company.ts';
import { paths } from '../../widgets/contract/http.ts';
import { heroMessages, keptOnDevice } from '../../widgets/contract/messages.ts';
import { useChromium } from '../support/chromium.ts';
import { staffAddress, useRealSite } from '../support/real-site.ts';
import {
  fillHero,
  heroForm,
  newVisitor,
  referenceIn,
  scriptIsReady,
  sendHero,
  type Visitor,
} from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

const statusOf = (page: Page) => heroForm(page).getByRole('status');

async function openHome(): Promise<Page> {
  const page = await chromium.open(1440);
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  return page;
}

async function submitHero(): Promise<{ page: Page; visitor: Visitor }> {
  const page = await openHome();
  const visitor = newVisitor();
  await fillHero(page, visitor);
  await sendHero(page);
  return { page, visitor };
}

const leadsOf = async (visitor: Visitor) => (await site.server.leads()).filter((line) => line.includes(visitor.email));

describe('the network is cut while a request is sent', () => {
  test('it is kept on the device, nothing typed is lost, and it is sent once when the network returns', async () => {
    const visitor = newVisitor();
    const page = await openHome();
    await fillHero(page, visitor);
    await page.context().setOffline(true);
    await sendHero(page);
    await statusOf(page).getByText(keptOnDevice(company.phone.display)).waitFor();
    expect(await heroForm(page).getByLabel('Work email').inputValue()).toBe(visitor.email);
    expect(await leadsOf(visitor)).toEqual([]);

    await page.context().setOffline(false);
    await expect.poll(() => leadsOf(visitor), { timeout: 30_000 }).toHaveLength(1);
    await site.mail.waitFor(visitor.email);
    await page.reload();
    await scriptIsReady(page);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('an answer that is lost on its way does not make a second lead', async () => {
    const visitor = newVisitor();
    const page = await openHome();
    let lost = 0;
    await page.route(`**${paths.contacts}`, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fillHero(page, visitor);
    await sendHero(page);
    await statusOf(page).getByText(keptOnDevice(company.phone.display)).waitFor();
    expect(lost).toBe(1);
    expect(await leadsOf(visitor)).toHaveLength(1);

    await page.evaluate(() => dispatchEvent(new Event('online')));
    await statusOf(page).getByText(heroMessages.success.title).waitFor();
    const [lead] = await leadsOf(visitor);
    expect(lead).toContain(referenceIn(await statusOf(page).textContent()));
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('a request that was kept is sent by the next page, after its own was closed', async () => {
    const visitor = newVisitor();
    const page = await openHome();
    await fillHero(page, visitor);
    await page.context().setOffline(true);
    await sendHero(page);
    await statusOf(page).getByText(keptOnDevice(company.phone.display)).waitFor();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${site.server.url}/contact-us`);
    await expect.poll(() => leadsOf(visitor), { timeout: 30_000 }).toHaveLength(1);
  });
});

describe('the mail server is away', () => {
  test('the lead is taken at once, and both mails arrive after it is back', async () => {
    await site.mail.stop();
    const { page, visitor } = await submitHero();
    await statusOf(page).getByText(heroMessages.success.title).waitFor();
    expect(await leadsOf(visitor)).toHaveLength(1);
    expect(site.mail.to(visitor.email)).toEqual([]);

    await site.mail.start();
    await site.mail.waitFor(visitor.email);
    await expect
      .poll(() => site.mail.to(staffAddress).filter((mail) => mail.text?.includes(visitor.email)).length, {
        timeout: 60_000,
      })
      .toBe(1);
    expect(site.mail.to(visitor.email)).toHaveLength(1);
  });
});

describe('the server is killed right after its answer', () => {
  test('the lead and both mails survive', async () => {
    await site.mail.stop();
    const { page, visitor } = await submitHero();
    await statusOf(page).getByText(heroMessages.success.title).waitFor();
    const reference = referenceIn(await statusOf(page).textContent());
    await site.server.kill('SIGKILL');

    await site.mail.start();
    await site.server.start();
    const [lead, ...others] = await leadsOf(visitor);
    expect(lead).toContain(reference);
    expect(others).toEqual([]);
    const [confirmation] = await site.mail.waitFor(visitor.email);
    expect(confirmation?.text).toContain(reference);
    await expect
      .poll(() => site.mail.to(staffAddress).some((mail) => mail.text?.includes(visitor.email)), { timeout: 60_000 })
      .toBe(true);
  });
});
