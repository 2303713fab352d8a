import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleaguePaths } from '../../shared/staff/colleagues.ts';
import { inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { type MailQueueAnswer, mailQueuePaths } from '../../shared/staff/mail-queue.ts';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { ChatVisitor, gate } from '../support/chat.ts';
import { useChromium } from '../support/chromium.ts';
import { type ImapServer, imapServer } from '../support/imap-server.ts';
import { row } from '../support/import-rows.ts';
import { upload } from '../support/importer.ts';
import { sendBooking } from '../support/inbox.ts';
import { incomingEmail } from '../support/incoming-email.ts';
import { takeSession, useStaffServer } from '../support/signed-in-page.ts';
import type { StaffBrowser } from '../support/staff.ts';
import { scripted } from '../support/staff-chats.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

// What cost a salesperson time in an hour with thirty leads.

let box: ImapServer;
beforeAll(async () => {
  box = await imapServer();
});
afterAll(() => box.stop());

const server = useStaffServer(() => ({ ...scripted(), imapUrl: box.url }));
const chromium = useChromium();
let lena: StaffBrowser;
let sam: StaffBrowser;
let admin: StaffBrowser;

beforeAll(async () => {
  lena = await server.signedIn('sales', 'lena@staff.example');
  sam = await server.signedIn('sales', 'sam@staff.example');
  admin = await server.signedIn('admin');
});

let count = 0;

/** @returns its reference */
function request(fields: object = {}): Promise<string> {
  count += 1;
  const own = { name: `Visitor ${count}`, email: `visitor${count}@visitor.example`, phone: `416 555 ${1000 + count}` };
  return sendBooking(server, { ...own, ...fields });
}

async function openAt(place: string, width = 1440): Promise<Page> {
  const page = await chromium.open(width);
  await takeSession(page, server, sam);
  await page.goto(`${server.url}/admin#/${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function openLead(reference: string, width?: number): Promise<Page> {
  const page = await openAt(`lead/${reference}`, width);
  await page.getByLabel('Add a note').waitFor();
  return page;
}

/** Not lost to the page, whose first link the next Tab would reach. */
const focusIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('.st-lead')?.className)).toBe('st-lead');

const lead = (reference: string) => sam.json<LeadAnswer>('GET', `${inboxPaths.leads}/${reference}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const ownerField = (page: Page) => page.getByLabel('Owner');

test('looking through the owners with keys gives the lead to nobody, until it is said', async () => {
  const reference = await request();
  const page = await openLead(reference, 390);
  await ownerField(page).focus();
  await page.keyboard.type('lena');
  await button(page, 'Give it to lena').waitFor();
  expect((await lead(reference)).owner).toBeNull();
  if (wholeSet) expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Take it').waitFor();
  // Chromium reads letters typed within a second as one word.
  await page.waitForTimeout(1_200);
  await page.keyboard.type('lena');
  await button(page, 'Give it to lena').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await lead(reference)).owner).toBe('lena@staff.example');
  expect(await ownerField(page).inputValue()).toBe('lena@staff.example');
  // As the letter of a note does, a while later.
  await page.keyboard.press('Home');
  await button(page, 'Take the owner away').waitFor();
  expect((await lead(reference)).owner).toBe('lena@staff.example');
});

test('Enter takes the colleague who is offered after an @', async () => {
  const reference = await request();
  const page = await openLead(reference);
  await page.getByLabel('Add a note').click();
  await page.keyboard.type('@le');
  await page.getByText('Enter takes it.').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Add a note').inputValue()).toBe('@lena ');
  await page.keyboard.type('please call');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').getByText('@lena please call').waitFor();
});

beforeRelease('Esc leaves a text, and the keys of the page work again', async () => {
  const [first, second] = [await request({ name: 'Ada One' }), await request({ name: 'Bea Two' })];
  expect(first).not.toBe(second);
  const page = await openAt('inbox');
  await page.getByRole('link', { name: 'Ada One' }).click();
  await page.getByLabel('Add a note').click();
  await page.keyboard.type('j');
  expect(await page.getByLabel('Add a note').inputValue()).toBe('j');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Bea Two', level: 1 }).waitFor();
});

beforeRelease('a merged request is no neighbour any more, and its page leads to the first one', async () => {
  const same = { name: 'Cy Twice', email: 'cy@visitor.example' };
  const first = await request(same);
  // Was answered on the way: Next does not lead back to it.
  await request();
  const second = await request({ ...same, message: 'And our phones' });
  const other = await request({ ...same, email: 'cy.home@visitor.example', phone: '+1 416 555 8888' });
  const page = await openAt('inbox');
  await page.getByRole('link', { name: 'Cy Twice' }).nth(1).click();
  await page.getByLabel('Add a note').waitFor();
  expect(page.url()).toContain(second);
  const places = await page.getByRole('navigation', { name: 'Leads of the list' }).textContent();
  await button(page, 'Merge 2 requests').click();
  await page.waitForURL(`**/admin#/lead/${first}`);
  const [, at = '', all = ''] = /(\d+) of (\d+)/.exec(places ?? '') ?? [];
  await page.getByText(`${Number(at) - 1} of ${Number(all) - 1}`).waitFor();
  await page.keyboard.press('j');
  await page.waitForURL(`**/admin#/lead/${other}`);
});

beforeRelease('a merge without a request says what to do', async () => {
  const phone = '647 555 7777';
  const reference = await request({ phone });
  await request({ phone: '+1 (647) 555-7777' });
  const page = await openLead(reference, 390);
  await button(page, 'Merge').click();
  await page.getByRole('alert').getByText('Tick the requests to merge with this one.').waitFor();
  await page.getByRole('checkbox', { name: /same phone/ }).check();
  await button(page, 'Merge 2 requests').waitFor();
});

test('a state pressed while a call is being logged is not lost, and blames nobody', async () => {
  const reference = await request();
  const page = await openLead(reference);
  await page.route('**/calls', async (route) => {
    const answer = await route.fetch();
    // Shown as not available, and pressed all the same.
    await button(page, 'Booked').dispatchEvent('click');
    await route.fulfill({ response: answer });
  });
  await button(page, 'Called, spoke').click();
  await page.getByRole('button', { name: 'Booked', exact: true, pressed: true }).waitFor();
  expect((await lead(reference)).state).toBe('booked');
});

test('a next step takes one press for its day, says that it is saved, and its row says when it is due', async () => {
  const reference = await request({ name: 'Dee Later' });
  const page = await openLead(reference, 390);
  await page.getByLabel('Next step').fill('Send the prices');
  await button(page, 'Tomorrow at 9').click();
  await button(page, 'Save the next step').click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  const { nextStepAt } = await lead(reference);
  expect(nextStepAt).toBeGreaterThan(Date.now());
  await button(page, 'Contacted').click();
  await button(page, 'Contacted')
    .and(page.getByRole('button', { pressed: true }))
    .waitFor();
  await page.goto(`${server.url}/admin#/inbox/working`);
  await page.getByText(/, 09:00: Send the prices/).waitFor();
  expect(await sticksOut(page)).toEqual([]);
});

beforeRelease('on a phone, what is pressed for each lead comes before what is read for a few', async () => {
  const page = await openLead(await request(), 390);
  const top = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
  expect(await top('Lost')).toBeLessThan(await top('Received'));
  expect(await top('Lost')).toBeLessThan(844);
});

beforeRelease('an owner who is being taken away is shown as gone while the act is under way', async () => {
  const reference = await request();
  const page = await openLead(reference);
  await button(page, 'Take it').click();
  await expect.poll(() => ownerField(page).inputValue()).toBe('sam@staff.example');
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/bulk', async (route) => {
    await held;
    await route.continue();
  });
  await ownerField(page).focus();
  await page.keyboard.press('Home');
  await button(page, 'Take the owner away').click();
  expect((await lead(reference)).owner).toBe('sam@staff.example');
  expect(await ownerField(page).inputValue()).toBe('');
  go();
  await expect.poll(async () => (await lead(reference)).owner).toBeNull();
});

test('after a merge the words of the other request are at the top and in the history at their time', async () => {
  const same = { name: 'Eve Twice', email: 'eve@visitor.example' };
  const first = await request(same);
  const second = await request({ ...same, message: 'And our phones are down on Fridays' });
  await sam.json('POST', `${inboxPaths.leads}/${second}/notes`, { text: 'Likes email' });
  const page = await openLead(first, 390);
  await button(page, 'Merge 2 requests').click();
  await page.getByText(/^Also asked .*: And our phones are down on Fridays$/).waitFor();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await history.filter({ hasText: 'Asked: And our phones are down on Fridays' }).waitFor();
  const [merged, note, asked] = await history.allInnerTexts();
  expect(merged).toContain('Merged: with');
  expect(note).toContain(second);
  expect(note).toContain('Likes email');
  expect(asked).toContain('Eve Twice');
  expect(await sticksOut(page)).toEqual([]);
});

beforeRelease('who else wrote from the same domain is said with the request, and one press away', async () => {
  await request({ name: 'Gus Acme', email: 'gus@acme-works.example', company: 'Acme' });
  const reference = await request({ name: 'Hal Acme', email: 'hal@acme-works.example', company: 'Acme Works' });
  const page = await openLead(reference, 390);
  await page.getByText('Same company: Gus Acme (New)').waitFor();
  await page.getByRole('link', { name: 'Gus Acme' }).click();
  await page.getByRole('heading', { name: 'Gus Acme', level: 1 }).waitFor();
});

beforeRelease('a colleague who has a name is shown by it', async () => {
  await lena.json('PUT', colleaguePaths.profile, { name: 'Lena Park', signature: '' });
  const reference = await request({ name: 'Flo Named' });
  const page = await openLead(reference);
  await ownerField(page).selectOption({ label: 'Lena Park' });
  await page.getByText(`${reference} is now Lena Park’s.`).waitFor();
  await page.getByRole('listitem').getByText('Owner: Lena Park').waitFor();
  await page.goto(`${server.url}/admin#/inbox`);
  await page.getByRole('listitem').filter({ hasText: 'Flo Named' }).getByText('Lena Park').waitFor();
});

beforeRelease('what a person wrote back is read first, above what they had asked', async () => {
  const mailbox = async () => (await admin.json<MailQueueAnswer>('GET', mailQueuePaths.queue)).mailbox;
  await expect.poll(mailbox).toMatchObject({ readAt: expect.any(Number) });
  const reference = await request({ message: 'Can you move our files?' });
  await sam.json('POST', `${inboxPaths.leads}/${reference}/calls`, { outcome: 'spoke' });
  const email = `visitor${count}@visitor.example`;
  box.deliver(incomingEmail({ From: email, Subject: `Re: Your request ${reference}` }, 'Friday at two works.'));
  await expect.poll(async () => (await lead(reference)).wroteAt).not.toBeNull();
  const page = await openLead(reference, 390);
  const words = await page.getByRole('blockquote').allInnerTexts();
  expect(words).toEqual([expect.stringContaining('Friday at two works.'), 'Can you move our files?']);
  await page.getByText(/^Wrote back, /).waitFor();
  expect(await sticksOut(page)).toEqual([]);
});

beforeRelease('a chat is read next to its questions, above the buttons', async () => {
  const visitor = new ChatVisitor(server, { ...gate, email: 'chats@visitor.example' });
  await visitor.ask('Do you know Dentrix?');
  await visitor.ask('Can I talk to a human?');
  const page = await openAt('inbox', 390);
  await page.getByText('Do you know Dentrix? · Can I talk to a human?').waitFor();
  await page.getByRole('link', { name: gate.name }).click();
  await button(page, 'Read the chat').click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await focusIsKept(page);
  await log.getByText('You asked: Do you know Dentrix?').waitFor();
  const [end, call] = [await log.boundingBox(), await page.getByRole('link', { name: /^Call / }).boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(call?.y ?? 0);
  expect(await sticksOut(page)).toEqual([]);
});

beforeRelease('who asks for no more newsletters is unsubscribed from the lead', async () => {
  const email = 'reader@visitor.example';
  await upload(admin, [row(2, { email, name: 'Judith Reader' })], true);
  const page = await openLead(await request({ email, message: 'Take me off your list.' }), 390);
  await page.getByText('Newsletter: subscribed since').waitFor();
  await button(page, 'Unsubscribe …').click();
  await button(page, `Unsubscribe ${email}`).click();
  await page.getByText(`${email} gets no newsletter any more.`).waitFor();
  await page.getByText('Newsletter: unsubscribed').waitFor();
  expect(await button(page, 'Unsubscribe …').count()).toBe(0);
  expect(await sticksOut(page)).toEqual([]);
});
