import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '../../shared/http.ts';
import { type InboxAnswer, inboxPaths } from '../../shared/staff/inbox.ts';
import { repliesPath } from '../../shared/staff/replies.ts';
import { useChromium } from '../support/chromium.ts';
import { officeFile, readOffice } from '../support/import-session.ts';
import { type Desk, minute, openDesk } from '../support/notice-staff.ts';
import { ownStaffServer } from '../support/signed-in-page.ts';
import { type MailServer, startMailServer } from '../support/smtp.ts';
import type { StaffBrowser } from '../support/staff.ts';

const chromium = useChromium();

/** The ten gravest findings of the day that was tried on November 25, 2026. The gate has each in its own file. */
describe('a day of two salespeople', () => {
  let mail: MailServer;
  let desk: Desk;
  beforeAll(async () => {
    mail = await startMailServer();
    desk = await openDesk(await ownStaffServer({ smtpUrl: mail.url, leadsTo: 'team@staff.example' }), mail);
  });
  afterAll(async () => {
    await desk?.server.stop();
    await mail?.stop();
  });

  let visitors = 0;
  const request = (fields: object = {}) => {
    visitors += 1;
    return desk.request({ email: `visitor${visitors}@visitor.example`, name: `Visitor ${visitors}`, ...fields });
  };
  const reply = (words: object = {}) => ({
    ...{ key: crypto.randomUUID(), subject: 'Your request', body: 'Tuesday at ten?', quote: false, replyTo: 'me' },
    ...{ lastAnswer: null, ...words },
  });
  async function open(staff: StaffBrowser, reference: string): Promise<Page> {
    const page = await chromium.open(1440);
    const [name = '', value = ''] = staff.cookie.split('=');
    await page.context().addCookies([{ name, value, url: desk.server.url }]);
    await page.goto(`${desk.server.url}/admin#/lead/${reference}`);
    await page.getByLabel('Add a note').waitFor();
    return page;
  }
  const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const pressed = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true, pressed: true }).waitFor();

  test('who is given a lead is told, and everybody when it stays without an answer', async () => {
    const reference = await request();
    await desk.change(reference, { owner: 'bob@staff.example' });
    expect(await desk.told(desk.bob)).toContain(`assigned ${reference}`);
    const { promisedBy } = await desk.lead(reference);
    await desk.at(promisedBy - 14 * minute);
    for (const by of [desk.ann, desk.bob]) expect(await desk.told(by)).toContain(`escalation ${reference}`);
  });

  test('an answer by email is an answer: it stops the clock', async () => {
    const reference = await request();
    await desk.ann.json('POST', repliesPath(reference), reply(), 202);
    const { state, owner, promisedBy } = await desk.lead(reference);
    expect([state, owner]).toEqual(['contacted', 'ann@staff.example']);
    await desk.at(promisedBy - 14 * minute);
    expect(await desk.told(desk.bob)).not.toContain(`escalation ${reference}`);
  });

  test('what is typed stays through another view and a reload', async () => {
    const page = await open(desk.ann, await request());
    await press(page, 'Reply by email');
    await email(page).fill('Half a sentence');
    await page.getByLabel('Add a note').fill('Half a note');
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor();
    await page.goBack();
    await page.reload();
    await expect.poll(() => email(page).inputValue()).toBe('Half a sentence');
    expect(await page.getByLabel('Add a note').inputValue()).toBe('Half a note');
  });

  test('two do not answer one person without knowing', async () => {
    const reference = await request();
    await desk.bob.json('POST', repliesPath(reference), reply(), 202);
    const { error } = await desk.ann.json<ErrorAnswer>('POST', repliesPath(reference), reply(), 409);
    expect(error.code).toBe('answered-meanwhile');
  });

  test('z takes back what was done last, not something before', async () => {
    const [one, other] = [await request(), await request()];
    const page = await open(desk.ann, one);
    await press(page, 'Contacted');
    await pressed(page, 'Contacted');
    await page.goto(`${desk.server.url}/admin#/lead/${other}`);
    await page.getByText(other).first().waitFor();
    await press(page, 'Spam');
    await pressed(page, 'Spam');
    await page.keyboard.press('z');
    await pressed(page, 'New');
    expect((await desk.lead(one)).state).toBe('contacted');
  });

  test('an emergency is marked in its row and in the email to staff', async () => {
    const reference = await request({ message: 'URGENT our server is encrypted!!' });
    const { items } = await desk.ann.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=new`);
    expect(items.find((item) => item.reference === reference)).toMatchObject({
      emergency: true,
      excerpt: 'URGENT our server is encrypted!!',
    });
    await expect
      .poll(async () => (await desk.mails('team@staff.example')).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(`^EMERGENCY, new lead ${reference}`));
  });

  test('a template with a blank in it is asked about before it goes', async () => {
    const page = await open(desk.ann, await request());
    await press(page, 'Reply by email');
    await page.getByLabel('Template').selectOption({ label: 'Appointment' });
    await press(page, 'Send');
    await page.getByRole('alert').getByText('The email still says [date and time]').waitFor();
    await pressed(page, 'New');
  });

  test('offline is said, what waits is listed, and it is sent once back', async () => {
    const reference = await request();
    const page = await open(desk.ann, reference);
    await page.context().setOffline(true);
    const offline = page.getByRole('status').filter({ hasText: 'You are offline' });
    await offline.waitFor();
    await press(page, 'Contacted');
    await offline.getByRole('listitem').first().waitFor();
    await page.context().setOffline(false);
    await pressed(page, 'Contacted');
    await expect.poll(() => offline.count()).toBe(0);
  });

  test('who unsubscribed is never subscribed by an import', async () => {
    const { session } = await readOffice(officeFile('59-unsub-express.csv'));
    expect(session.counts()).toMatchObject({ express: 0, left: 1 });
  });

  test('no cell, no person and no title is lost or mistaken without a word', async () => {
    expect((await readOffice(officeFile('56-unquoted-comma-last.csv'))).doubtful).not.toEqual([]);
    expect((await readOffice(officeFile('18b-no-header.csv'))).rows).toHaveLength(3);
    expect((await readOffice(officeFile('32-outlook.csv'))).rows[0]).toMatchObject({ jobTitle: 'IT manager' });
  });
});
