import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { heroMessages } from '../../shared/forms/messages.ts';
import { assistant } from '../support/assistant.ts';
import { log, panel, say, startChat } from '../support/chat-widget.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { hero } from '../support/requests.ts';
import { keepReport } from '../support/seo-report.ts';
import { colleague, enterPassword, openAs, signInFirst } from '../support/staff-page.ts';
import { fillHero, heroForm, newVisitor, scriptIsReady, sendHero, type Visitor } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const { open } = useChromium();

const note = 'Spoke to <b>Ada</b>; call back on Tuesday.';
const question = 'What does managed IT cost per person?';
/** Every 270th has no address: 37 rows. */
const rows = Array.from(
  { length: 10_000 },
  (_, at) => `Zoë ${at};Roy;${(at + 1) % 270 ? `day.${at}@imported.example` : '-'}`,
);
const file = {
  name: 'day.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['First name;Last name;Email', ...rows].join('\n')),
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const goTo = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name }).click();

/** In the gate `journeys/lead` fills the form in. */
async function visitorWrites(visitor: Visitor): Promise<void> {
  if (!wholeSet) {
    const { email, phone, company } = visitor;
    const body = JSON.stringify({ ...hero, name: company, email, phone });
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${site.server.url}/api/contacts`, { method: 'POST', headers, body });
    return expect(sent.status).toBe(201);
  }
  const page = await open(390);
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  await fillHero(page, visitor);
  await sendHero(page);
  await heroForm(page).getByRole('status').getByText(heroMessages.success.title).waitFor();
}

async function openLead(page: Page, visitor: Visitor): Promise<void> {
  await page.getByRole('searchbox').fill(visitor.email);
  await page.getByRole('list', { name: 'To contact' }).getByRole('link', { name: visitor.company }).click();
  await page.getByRole('heading', { name: visitor.company }).waitFor();
}

async function visitorAsksForPerson(): Promise<{ page: Page; name: string }> {
  const page = await open(1440);
  const other = newVisitor();
  const name = `Ada ${other.email.slice(0, 12)}`;
  await page.goto(`${site.server.url}/pricing`);
  await scriptIsReady(page);
  await startChat(page, { Email: other.email, Phone: other.phone, 'Name (optional)': name });
  await say(page, question);
  await log(page).getByText('Did this help?').first().waitFor();
  await panel(page).getByLabel('More about this chat').click();
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
  await log(page).getByText('Your reference:').waitFor();
  return { page, name };
}

/** `test:all` signs in step by step, to get a recovery code. */
async function opensDesk(desk: Page): Promise<{ email: string; recovery: string }> {
  if (!wholeSet) return { email: await openAs(desk, 'admin'), recovery: '' };
  const email = await colleague('admin');
  const [recovery = ''] = await signInFirst(desk, email);
  return { email, recovery };
}

async function worksOn(desk: Page): Promise<void> {
  const chat = await visitorAsksForPerson();
  await goTo(desk, /^Chats \d+ waiting/);
  await desk.getByRole('list', { name: 'Waiting' }).getByRole('link', { name: chat.name }).click();
  await desk.getByLabel('Your name, as the visitor sees it').fill('Sam');
  await press(desk, 'Join and answer');
  await desk.getByLabel('Message').fill('For twelve people it is less.');
  await desk.getByLabel('Message').press('Enter');
  await log(chat.page).getByText('For twelve people it is less.').waitFor();
  await press(desk, 'Hand back to the assistant');
  await log(chat.page).getByText(`Sam has left the chat. ${assistant} answers again.`).waitFor();

  await desk.getByRole('button', { name: 'More', exact: true }).click();
  await goTo(desk, 'Import');
  await desk.getByLabel('Drop a CSV or Excel file here, or choose one').setInputFiles(file);
  await desk.getByLabel('Basis').selectOption('express');
  await desk.getByLabel('Day they agreed').fill('2026-03-31');
  await desk.getByLabel('Where they agreed').fill('Sign-up sheet at the spring fair');
  await press(desk, 'Check 10,000 rows');
  await desk.getByText('37 rows to correct').waitFor();
  await press(desk, 'Import 9,963 rows');
  await desk.getByText('9,963 added. 37 rows left out').waitFor();
  await press(desk, 'Undo … day.csv');
  await press(desk, 'Undo 9,963 contacts');
  await desk.getByText('9,963 contacts deleted').waitFor();

  await goTo(desk, 'Analytics');
  await desk.getByRole('img', { name: /^Requests by day: / }).waitFor();
  for (const link of await desk.getByRole('navigation', { name: 'Parts of the analytics' }).getByRole('link').all()) {
    await link.click();
    await expect.poll(() => desk.getByText(/^(Adding up|Loading) …$/).count()).toBe(0);
  }
  await goTo(desk, 'SEO');
  for (const name of ['Pages that bring requests', 'Searches', 'Pages that few others link to'])
    await desk.getByRole('heading', { name }).waitFor();
}

async function endsSessions(desk: Page, admin: string, recovery: string): Promise<void> {
  const elsewhere = await open(390);
  await enterPassword(elsewhere, admin);
  await elsewhere.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await press(elsewhere, 'Continue');
  await elsewhere.getByRole('heading', { name: 'Inbox' }).waitFor();
  await goTo(desk, 'Your account');
  await press(desk, /^End the session of Chrome/);
  await elsewhere.getByRole('link', { name: 'Your account' }).click();
  await elsewhere.getByRole('heading', { name: 'Sign in' }).waitFor();
  await press(desk, 'Sign out everywhere');
  await desk.getByRole('heading', { name: 'Sign in' }).waitFor();
}

test('a day at the desk: a lead is worked to its end as a colleague watches, exported, and erased', async () => {
  keepReport(inject('shared').site.dataDir);
  const [desk, other] = [await open(1440), await open(1440)];
  const { email: admin, recovery } = await opensDesk(desk);
  await openAs(other, 'sales');

  const visitor = newVisitor();
  visitor.company = `Fournier ${visitor.email}`;
  await visitorWrites(visitor);
  for (const page of [desk, other]) await openLead(page, visitor);
  const reference = (await desk.locator('.st-head code').textContent()) ?? '';
  await press(desk, 'Take it');
  await expect.poll(() => other.getByLabel('Owner').inputValue()).toBe(admin);
  await desk.getByLabel('Add a note').fill(note);
  await press(desk, 'Add note');
  await other.getByText(note).waitFor();
  for (const state of ['Contacted', 'Booked', 'Proposal', 'Won']) {
    await desk.getByRole('button', { name: state, exact: true }).click();
    await desk.getByRole('button', { name: state, exact: true, pressed: true }).waitFor();
    await other.getByRole('button', { name: state, exact: true, pressed: true }).waitFor();
  }
  expect(await other.getByText('State: proposal → won').count()).toBe(1);

  await goTo(desk, /^Inbox/);
  await desk.getByRole('link', { name: /^All/ }).click();
  const exported = desk.getByRole('link', { name: 'Export these as CSV' });
  await expect.poll(() => exported.getAttribute('href')).toContain('view=all');
  const downloading = desk.waitForEvent('download');
  await exported.click();
  expect(await text(await (await downloading).createReadStream())).toContain(reference);

  // In the gate, other tests cover these steps.
  if (wholeSet) await worksOn(desk);

  const drafts = () =>
    other.evaluate((reference) => Object.keys(localStorage).filter((key) => key.endsWith(reference)).length, reference);
  await other.getByLabel('Add a note').fill('Half a sentence about her');
  await goTo(other, /^Chats/);
  expect(await drafts()).toBe(1);

  await desk.goto(`${site.server.url}/admin#/lead/${reference}`);
  await desk.getByText('Erase this person', { exact: true }).click();
  await press(desk, 'Erase …');
  await press(desk, /^Erase \d+ requests? for good$/);
  await desk.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect((await site.server.leads()).filter((line) => line.includes(reference))).toEqual([]);
  await other.reload();
  await expect.poll(drafts).toBe(0);

  if (wholeSet) await endsSessions(desk, admin, recovery);
});
