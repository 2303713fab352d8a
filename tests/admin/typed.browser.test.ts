import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { openAs, openWithCodes, staffPassword } from '../support/staff-page.ts';
import { newVisitor } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const { open } = useChromium();

async function newLead(): Promise<string> {
  const sent = await fetch(`${site.server.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...newVisitor(), phone: '416-555-0172 ext. 4410', service: 'cloud' }),
  });
  return ((await sent.json()) as { reference: string }).reference;
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const note = (page: Page) => page.getByLabel('Add a note');
const step = (page: Page) => page.getByLabel('Next step');

test('what is typed on a lead stays through other views and a reload, until it is sent, discarded or one signs out', async () => {
  const reference = await newLead();
  const page = await open(1440);
  await openAs(page, 'sales', `lead/${reference}`);
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await email(page).fill('Half a sentence');
  await note(page).fill('She prefers mornings');
  await step(page).fill('Send the plan');
  const isThere = async () => {
    await expect.poll(() => email(page).inputValue()).toBe('Half a sentence');
    expect(await note(page).inputValue()).toBe('She prefers mornings');
    expect(await step(page).inputValue()).toBe('Send the plan');
  };
  await page.getByRole('link', { name: 'Chats' }).click();
  await page.getByRole('heading', { name: 'Chats', level: 1 }).waitFor();
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();
  await page.getByRole('button', { name: 'Close the reply' }).click();
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await isThere();

  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('list').getByText('She prefers mornings').waitFor();
  await expect.poll(() => note(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Reply by email' }).click();
  expect(await email(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Send the plan');
});

test('what one colleague typed is gone once another one signs in to the same browser', async () => {
  const reference = await newLead();
  const page = await open(1440);
  await openAs(page, 'sales', `lead/${reference}`);
  await note(page).fill('Hers alone');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('Hers alone');
  // Her session ends, and the tab is closed.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await openAs(page, 'sales', `lead/${reference}`);
  await note(page).waitFor();
  expect(await note(page).inputValue()).toBe('');
  await expect.poll(stored).not.toContain('Hers alone');
});

beforeRelease(
  'a template is put at the cursor, and is not sent with a blank in it unless one insists; the lead is contacted by it',
  async () => {
    const reference = await newLead();
    const page = await open(1440);
    await openAs(page, 'sales', `lead/${reference}`);
    await page.getByRole('button', { name: 'Reply by email' }).click();
    await email(page).pressSequentially('Dear Ada. ');
    await page.getByLabel('Template').focus();
    await page.getByLabel('Template').selectOption({ label: 'Appointment' });
    await expect.poll(() => email(page).inputValue()).toMatch(/^Dear Ada\. Hello [\s\S]*\[date and time\]/);
    expect(await page.getByLabel('Subject').inputValue()).toMatch(/^Our appointment about /);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => email(page).inputValue()).toBe('Dear Ada. ');
    await page.getByLabel('Template').selectOption({ label: 'Appointment' });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('alert').getByText('The email still says [date and time]').waitFor();
    expect(await page.getByRole('button', { name: 'Contacted' }).getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').getByText(`${reference} is now Contacted.`).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Contacted' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'New', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
  },
);

beforeRelease('a call is one press, its number keeps its extension, and it makes the lead contacted', async () => {
  const reference = await newLead();
  const page = await open(390);
  await openAs(page, 'sales', `lead/${reference}`);
  const call = page.getByRole('link', { name: 'Call 416-555-0172 ext. 4410' });
  expect(await call.getAttribute('href')).toBe('tel:4165550172;ext=4410');
  await page.getByRole('button', { name: 'Called, no answer' }).click();
  await page.getByRole('list').getByText('Call: no answer').waitFor();
  await page.getByRole('group', { name: 'Call again' }).getByRole('button', { name: 'In 1 hour' }).click();
  await expect.poll(() => page.getByLabel('Next step').inputValue()).toBe('Call again');
  await page.getByRole('group', { name: 'Call again' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Write a note' }).click();
  expect(await note(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Contacted' }).getAttribute('aria-pressed')).toBe('true');
});

test('a session that ends asks for the password over the page, which goes on afterwards with all that was typed', async () => {
  const reference = await newLead();
  const page = await open(390);
  const {
    email: account,
    codes: [code = ''],
  } = await openWithCodes(page, 'sales', `lead/${reference}`);
  await note(page).fill('Her phone rings at noon');
  await page.context().clearCookies();
  // A refresh may have found out first: then the dialog is over the button, which has no role under it.
  await page.locator('button', { hasText: 'Add note' }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByText('what you typed is still there').waitFor();
  // Whoever is at the desk now prints nothing of it either: the backdrop is of the screen alone.
  expect(await note(page).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => again.isVisible()).toBe(true);
  expect(await again.getByLabel('Email').inputValue()).toBe(account);
  await again.getByLabel('Password').fill(staffPassword);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.getByRole('textbox', { name: 'Code' }).fill(code);
  await again.getByRole('button', { name: 'Continue' }).click();
  await again.waitFor({ state: 'detached' });
  expect(await note(page).inputValue()).toBe('Her phone rings at noon');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('list').getByText('Her phone rings at noon').waitFor();
  await note(page).fill('Hers alone');
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Hers alone');
});
