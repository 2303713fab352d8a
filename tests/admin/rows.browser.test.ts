import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { openAs } from '../support/staff-page.ts';
import { newVisitor } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const { open } = useChromium();

async function newLead(fields: object = {}): Promise<string> {
  const sent = await fetch(`${site.server.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...newVisitor(), service: 'cloud', ...fields }),
  });
  return ((await sent.json()) as { reference: string }).reference;
}

const rowOf = (page: Page, reference: string) => page.getByRole('listitem').filter({ hasText: reference });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('a row says what it is about; from a lead one goes on to the next, and back to the same row with its filter', async () => {
  const first = await newLead({ name: 'Ann Early', service: 'vcio' });
  const second = await newLead({
    name: 'Priya Raman',
    phone: '416-555-0172',
    message: 'URGENT our server is encrypted!!',
    service: 'vcio',
  });
  const page = await open(390);
  await openAs(page, 'sales', 'inbox/all?service=vcio&sort=newest');
  const row = rowOf(page, second);
  await row.getByText('emergency', { exact: true }).waitFor();
  await row.getByText('URGENT our server is encrypted!!').waitFor();
  expect(await row.getByRole('link', { name: '416-555-0172' }).getAttribute('href')).toBe('tel:4165550172');
  await link(page, 'Ann Early').click();
  await page.getByRole('heading', { name: 'Ann Early' }).waitFor();
  await link(page, 'Previous').click();
  await page.getByRole('heading', { name: 'Priya Raman' }).waitFor();
  await link(page, 'Next').click();
  await page.getByRole('heading', { name: 'Ann Early' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: 'Priya Raman' }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Ann Early' }).waitFor();
  await link(page, '← Inbox').click();
  await rowOf(page, first).waitFor();
  expect(new URL(page.url()).hash).toBe('#/inbox/all?service=vcio&sort=newest');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ann Early');
});

beforeRelease('the bar and the tab say in every view how many are to contact, also when one comes in', async () => {
  await newLead();
  const page = await open(1440);
  await openAs(page, 'sales', 'chats');
  const count = async () => Number(/^\((\d+)\) Chats · /.exec(await page.title())?.[1]);
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  await newLead();
  await expect.poll(count).toBe(before + 1);
  await link(page, new RegExp(`^Inbox ${before + 1} to contact`)).waitFor();
});

beforeRelease('Undo takes back the newest act, named by its lead, and then the one before it', async () => {
  const [one, other] = [await newLead({ name: 'One Lead' }), await newLead({ name: 'Other Lead' })];
  const page = await open(1440);
  await openAs(page, 'sales', `lead/${one}`);
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await page.getByText(`${one} is now Contacted.`).waitFor();
  await page.goto(`${site.server.url}/admin#/lead/${other}`);
  await page.getByRole('heading', { name: 'Other Lead' }).waitFor();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await page.getByText(`${other} is now Spam.`).waitFor();
  await page.keyboard.press('z');
  await page.getByText(`Undone: “${other} is now Spam.” ${other} is as before.`).waitFor();
  await page.getByText(`Before that: ${one} is now Contacted.`).waitFor();
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
  await pressed('New').waitFor();
  await page.goto(`${site.server.url}/admin#/lead/${one}`);
  await pressed('Contacted').waitFor();
  await page.getByRole('button', { name: 'Booked', exact: true }).click();
  await pressed('Booked').waitFor();
  await page.getByLabel('Next step').fill('Call again');
  await page.getByRole('button', { name: 'Save the next step' }).click();
  await page.getByText(`The next step of ${one} is changed.`).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.getByLabel('Next step').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo that too' }).click();
  await pressed('Contacted').waitFor();
  await page.getByText(`Before that: ${one} is now Contacted.`).waitFor();
  await page.reload();
  await pressed('Contacted').waitFor();
  await page.keyboard.press('z');
  await pressed('New').waitFor();
  await page.getByRole('button', { name: 'Undo that too' }).waitFor({ state: 'detached' });
});

beforeRelease('what was done goes from sight with its view, and can still be undone', async () => {
  const reference = await newLead();
  const page = await open(390);
  await openAs(page, 'sales', `lead/${reference}`);
  await page.getByRole('button', { name: 'Won', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.waitFor();
  await link(page, '← Inbox').click();
  await undo.waitFor();
  await link(page, /^Chats/).click();
  await undo.waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await page.getByText(`Undone: “${reference} is now Won.”`).waitFor();
});

beforeRelease('the focus stays with the owner after Take it, and returns from a closed notice', async () => {
  const reference = await newLead();
  const page = await open(1440);
  await openAs(page, 'sales', `lead/${reference}`);
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  const filled = () => page.locator('.st-lead :is(.st-button--next, .st-button--primary)').allInnerTexts();
  await expect.poll(filled).toEqual(['Take it']);
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'Take it' }).waitFor({ state: 'detached' });
  expect(await focused()).toBe('SELECT');
  // The next act is the one button that is filled.
  await expect.poll(filled).toEqual([expect.stringMatching(/^(Call|Reply)/)]);
  await page.getByRole('button', { name: 'Close the notice' }).click();
  expect(await focused()).toBe('SELECT');
});

beforeRelease(
  'a colleague’s answer shows in the form before one sends; a sent email can be taken back as a draft',
  async () => {
    const reference = await newLead();
    const page = await open(1440);
    await openAs(page, 'sales', `lead/${reference}`);
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await page.getByRole('button', { name: 'Reply by email' }).click();
    await email.fill('My answer');
    const lena = await open(1440);
    const colleague = await openAs(lena, 'sales', `lead/${reference}`);
    await lena.getByRole('button', { name: 'Reply by email' }).click();
    await lena.getByRole('textbox', { name: 'Email', exact: true }).fill('The answer of Lena');
    await page.getByText(`${colleague} is writing.`).waitFor();
    await lena.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(new RegExp(`^${colleague} answered .* since you began to write`)).waitFor();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => email.inputValue()).toBe('My answer');
    await page.getByRole('list').getByText('Reply taken back: ').waitFor();
  },
);
