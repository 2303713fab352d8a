import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { useOwnSite } from '../support/real-site.ts';
import { booking } from '../support/requests.ts';
import { createColleague } from '../support/staff-accounts.ts';

const site = useOwnSite();
const chromium = useChromium();
const password = 'tall kettle over nine bridges';
const minute = 60_000;
/** A Monday, 10:00 in Toronto: promises made then are due at 12:00. */
const monday = Date.parse('2030-06-03T10:00:00-04:00');
let passed = 0;

function at(minutes: number): void {
  const ahead = monday + minutes * minute - Date.now();
  site.server.pass(ahead - passed);
  passed = ahead;
}

async function request(fields: object): Promise<void> {
  const answer = await fetch(`${site.server.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...booking, ...fields }),
  });
  expect(answer.status).toBe(201);
}

async function signIn(width: number, name: string): Promise<Page> {
  const page = await chromium.open(width);
  await page.goto(`${site.server.url}/admin`);
  await page.getByLabel('Email').fill(`${name}@staff.example`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  return page;
}

const view = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name }).click();
const looksWell = async (page: Page, what: string) => {
  expect(await faultsInBothSchemes(page), what).toEqual([]);
  expect(await sticksOut(page), what).toEqual([]);
};

test('two colleagues are told of a promise, mention each other, and put a lead away until it comes back', async () => {
  for (const name of ['ann', 'bob']) await createColleague(site.server, `${name}@staff.example`, 'sales', password);
  at(0);
  await request({ name: 'Ada Fournier' });
  at(85);
  const [ann, bob] = [await signIn(1440, 'ann'), await signIn(390, 'bob')];
  const row = ann.getByRole('list', { name: 'To contact' }).getByRole('listitem');
  await row.waitFor();
  expect(await row.getByText(/opened|owner/i).count()).toBe(0);
  await view(bob, 'For you');
  await bob.getByText('Nothing yet.').waitFor();
  await looksWell(bob, 'nothing for Bob');

  // Half an hour before the deadline, without an owner: the pages update without a reload.
  at(90);
  const notice = bob.getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await notice.filter({ hasText: 'Promise about to break' }).getByText('Nobody owns it.').waitFor();
  await ann.getByRole('link', { name: 'For you 1 unread' }).waitFor();
  await site.mail.waitFor('ann@staff.example');

  await row.getByRole('link', { name: 'Ada Fournier' }).click();
  await ann.getByRole('link', { name: 'For you', exact: true }).waitFor();
  const note = ann.getByLabel('Add a note');
  await note.pressSequentially('Please call, @b');
  await ann.getByRole('button', { name: '@bob' }).click();
  expect(await note.inputValue()).toBe('Please call, @bob ');
  await ann.getByRole('button', { name: 'Add note' }).click();
  await notice.getByText('ann: “Please call, @bob”').waitFor();
  await looksWell(bob, 'notices');
  await bob.getByRole('button', { name: 'Mark all as read' }).click();
  await bob.getByText('Nothing unread').waitFor();

  await ann.getByText('Snooze this lead').click();
  await ann.getByLabel('Until (your time)').fill('2020-01-01T09:00');
  await ann.getByRole('button', { name: 'Snooze', exact: true }).click();
  await ann.getByText('Choose a time that is still to come.').waitFor();
  const until = new Date(monday + 110 * minute);
  const local = new Date(until.getTime() - until.getTimezoneOffset() * minute).toISOString().slice(0, 16);
  await ann.getByLabel('Until (your time)').fill(local);
  await ann.getByRole('button', { name: 'Snooze', exact: true }).click();
  await ann.getByText('Out of the list until Jun 3, 2030, 11:50').waitFor();
  await looksWell(ann, 'a snoozed lead');
  await view(ann, 'Inbox');
  await ann.getByText('Everyone has been contacted.').waitFor();
  at(111);
  await row.getByText('Opened by ann').waitFor();
  await ann.getByRole('link', { name: 'For you 1 unread' }).waitFor();
});

test('one sets which emails come and when, and reads why a setting cannot be', async () => {
  await createColleague(site.server, 'cleo@staff.example', 'sales', password);
  const page = await signIn(390, 'cleo');
  await view(page, 'Your account');
  const form = page.getByRole('form', { name: 'What reaches you' });
  await form.getByLabel('Each new lead, as it comes in').check();
  await form.getByLabel('A colleague mentions me in a note').uncheck();
  await form.getByLabel('From', { exact: true }).fill('22:00');
  await form.getByRole('button', { name: 'Save these settings' }).click();
  await form.getByText('Enter both times, or neither.').waitFor();
  expect(await form.getByLabel('To', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
  await looksWell(page, 'a refused setting');
  await page.keyboard.type('0700AM');
  await page.keyboard.press('Enter');
  await form.getByText('Saved.').waitFor();
  await page.reload();
  expect(await form.getByLabel('Each new lead, as it comes in').isChecked()).toBe(true);
  expect(await form.getByLabel('A colleague mentions me in a note').isChecked()).toBe(false);
  expect([
    await form.getByLabel('From', { exact: true }).inputValue(),
    await form.getByLabel('To', { exact: true }).inputValue(),
  ]).toEqual(['22:00', '07:00']);
});
