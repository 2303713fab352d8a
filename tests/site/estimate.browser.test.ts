import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { planTiers } from '../../shared/company/plan-tiers.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const [essential, professional] = planTiers;
if (!essential || !professional) throw new Error('A tier is missing');
const sum = (people: number, { min, max }: { min: number; max: number }) =>
  `$${(people * min).toLocaleString('en-CA')}–${(people * max).toLocaleString('en-CA')}`;
const shownSum = (page: Page) => page.locator('.estimator__money:visible').allTextContents();

test('a visitor without a script chooses a size and a tier, and sees their sum', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/pricing`);
  expect(await shownSum(page)).toEqual([sum(14, professional)]);
  await page.locator('label').filter({ hasText: /^25$/ }).click();
  await page.locator('label').filter({ hasText: essential.name }).first().click();
  expect(await shownSum(page)).toEqual([sum(25, essential)]);
});

test('an address with people and tier opens that estimate; each press makes the address of the next', async () => {
  const page = await chromium.open(1440);
  await page.goto(`${site.server.url}/pricing?people=17&tier=${professional.value}`);
  await scriptIsReady(page);
  await expect.poll(() => shownSum(page)).toEqual([sum(17, professional)]);
  await page.getByRole('button', { name: 'One person more' }).click();
  expect(await shownSum(page)).toEqual([sum(18, professional)]);
  expect(new URL(page.url()).search).toBe(`?people=18&tier=${professional.value}`);
});

test('the booking dialog begins with the chosen estimate, which staff read with the request', async () => {
  const page = await chromium.open(390);
  await page.goto(`${site.server.url}/pricing?people=11&tier=${professional.value}`);
  await scriptIsReady(page);
  await page.getByRole('button', { name: 'One person more' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Book Free Assessment' }).first().click();
  const message = page.getByRole('dialog').getByLabel('Message (optional)');
  await expect.poll(() => message.inputValue()).toBe(`Price: 12 people, ${professional.name}.`);
});

beforeRelease('a size above the tier of small firms names the tiers that fit', async () => {
  const page = await chromium.open(1440);
  await page.goto(`${site.server.url}/pricing?people=41&tier=${essential.value}`);
  await scriptIsReady(page);
  await expect.poll(() => shownSum(page)).toEqual(['Up to 25 people: choose Professional or Enterprise']);
});

test('the estimate that is shown when Send is pressed goes to the address', async () => {
  const page = await chromium.open(390);
  await page.goto(`${site.server.url}/pricing?people=17&tier=${professional.value}`);
  await scriptIsReady(page);
  const form = page.getByRole('form', { name: 'Email me this' });
  await form.getByLabel('Email me this').fill('ann@visitor.example');
  await page.getByRole('button', { name: 'One person more' }).click();
  const asked = page.waitForRequest('**/api/email-me');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    path: '/pricing',
    query: `?people=18&tier=${professional.value}`,
    email: 'ann@visitor.example',
  });
  await form.getByText('On its way to ann@visitor.example.').waitFor();
});
