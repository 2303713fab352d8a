import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { sendBooking } from '../support/inbox.ts';
import { takeSession, useStaffServer } from '../support/signed-in-page.ts';
import type { StaffBrowser } from '../support/staff.ts';
import { useMailServer } from '../support/use-mail-server.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const mail = useMailServer();
const server = useStaffServer(() => ({ smtpUrl: mail.url }));
const chromium = useChromium();
let sam: StaffBrowser;

async function openInbox(width: number): Promise<Page> {
  const page = await chromium.open(width);
  await takeSession(page, server, sam);
  await page.goto(`${server.url}/admin`);
  await leads(page).first().waitFor();
  return page;
}

const leads = (page: Page) => page.getByRole('list', { name: 'To contact' }).getByRole('listitem');
const pressing =
  (page: Page) =>
  (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
/** The gate checks one form; `staff` covers the views. */
const looksWell = async (page: Page, what: string) => {
  if (!wholeSet && what !== 'reply') return;
  expect(await faultsOfView(page), what).toEqual([]);
  expect(await sticksOut(page), what).toEqual([]);
};

beforeAll(async () => {
  sam = await server.signedIn('admin', 'sam@staff.example');
  await sendBooking(server, {
    name: 'Ada Fournier',
    email: 'ada@visitor.example',
    phone: '905 555 0111',
    page: '/pricing',
  });
  await sendBooking(server, { name: 'Ben Okafor', email: 'ben@visitor.example', service: 'cloud' });
  await sendBooking(server, {
    name: 'Ada Fournier',
    email: 'Ada@visitor.example',
    message: 'Also our phones',
    phone: '905 555 0111',
  });
});

test('with the keyboard alone one goes through the inbox, selects, changes and takes it back', async () => {
  const page = await openInbox(1440);
  const press = pressing(page);
  await press('j', 'j');
  expect(await focused(page)).toBe('Ben Okafor');
  await press('x', 'k', 'x');
  await page.getByText('2 selected').waitFor();
  await looksWell(page, 'two selected');
  await page.getByLabel('Change the state of what is selected').selectOption('Lost');
  await notice(page, '2 leads are now Lost.');
  await expect.poll(() => leads(page).count()).toBe(1);
  await page.getByRole('heading', { name: 'Inbox' }).click();
  await press('z');
  await notice(page, 'Undone: “2 leads are now Lost.” Everything is as before.');
  await expect.poll(() => leads(page).count()).toBe(3);

  await press('/', 'j', 'e');
  expect(await page.getByRole('searchbox').inputValue()).toBe('je');
});

beforeRelease('with the keyboard alone one finds the shortcuts, a lead and a view, and corrects a note', async () => {
  const page = await openInbox(1440);
  const press = pressing(page);
  await press('Shift+?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('Mark it as contacted').first().waitFor();
  await looksWell(page, 'shortcuts');
  await help.getByRole('checkbox').uncheck();
  await press('Escape');
  await help.waitFor({ state: 'hidden' });
  await press('j');
  expect(await focused(page)).not.toBe('Ada Fournier');

  await press('Control+k');
  await page.getByRole('combobox', { name: /^Find a view/ }).fill('shortcuts');
  await press('Enter');
  await help.getByRole('checkbox').check();
  await press('Escape');
  await help.waitFor({ state: 'hidden' });
  await press('Control+k');
  await page.getByRole('combobox', { name: /^Find a view/ }).fill('okaf');
  await page.getByRole('option', { name: /^Ben Okafor/ }).waitFor();
  await looksWell(page, 'palette');
  await press('ArrowDown', 'ArrowUp', 'Enter');
  await page.getByRole('heading', { name: 'Ben Okafor' }).waitFor();
  await press('e');
  await page.getByRole('button', { name: 'Contacted', pressed: true }).waitFor();
  await press('n');
  expect(await page.getByLabel('Add a note').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Rings back at noon');
  await press('Control+Enter');
  await page.getByRole('list').getByText('Rings back at noon').waitFor();
  await page.getByRole('button', { name: 'Correct the note' }).click();
  await page.getByLabel('Your note').fill('Rings back at one');
  await looksWell(page, 'correction');
  await press('Control+Enter');
  await page.getByRole('list').getByText('Rings back at one').waitFor();
  expect(await focused(page)).toBe('Correct the note');
  await page.getByRole('heading', { name: 'Ben Okafor' }).click();
  await press('/');
  const search = page.getByRole('searchbox');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('list', { name: 'All' }).getByRole('listitem').nth(2).waitFor();
  // Letters are words, not shortcuts.
  await page.keyboard.type('xe nobody');
  expect(await search.inputValue()).toBe('xe nobody');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'All' }).getByRole('listitem').count()).toBe(3);
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
});

beforeRelease('one person’s requests become one story and two again', async () => {
  const page = await openInbox(390);
  await leads(page).getByRole('link', { name: 'Ada Fournier' }).first().click();
  const other = page.getByRole('list', { name: 'Other requests of this person' });
  await other.getByText('Cybersecurity').click();
  await other.getByText('Also our phones').waitFor();
  await page.getByRole('button', { name: 'To the merge' }).click();
  expect(await focused(page)).toBe('Merge 2 requests');
  await page.keyboard.press('Enter');
  await notice(page, '2 requests are shown as one now.');
  await page.getByText(/2 requests are shown as one since/).waitFor();
  // The pressed button is gone.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Other requests of this person/);
  await looksWell(page, 'merged');
  await page.getByRole('link', { name: 'Inbox', exact: false }).first().click();
  await leads(page).getByText('2 requests').waitFor();
  await leads(page).getByRole('link', { name: 'Ada Fournier' }).first().click();
  await page.getByRole('button', { name: 'Show them apart again' }).click();
  await page.getByRole('button', { name: 'Merge 2 requests' }).waitFor();
});

test('a view is kept under a name, and a template becomes an email that is seen before it goes', async () => {
  const page = await openInbox(390);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Service').selectOption('Cybersecurity');
  await page.getByLabel('City or page').fill('pricing');
  await page.getByRole('button', { name: 'Save this view …' }).click();
  const form = page.getByRole('form', { name: 'Save this view' });
  await form.getByLabel('Name').fill('From the prices');
  await looksWell(page, 'filters');
  await form.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('button', { name: 'From the prices', exact: true });
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('false');
  await saved.click();
  await expect.poll(() => leads(page).count()).toBe(1);

  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Audit log' }).waitFor();
  await looksWell(page, 'more');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Import');
  await page.keyboard.press('Escape');
  expect([await focused(page), await more.getAttribute('aria-expanded')]).toEqual(['More', 'false']);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await more.click();
  await looksWell(page, 'more in large type');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.getByRole('link', { name: 'Templates' }).click();
  expect(await more.getAttribute('aria-expanded')).toBe('false');
  const template = page.getByRole('form', { name: 'Template First answer' });
  await template.getByLabel('Text').fill('Hello {{name}}, this is {{nobody}}.');
  await template.getByRole('button', { name: 'Keep the changes' }).click();
  await template.getByText(/^Use only these/).waitFor();
  await looksWell(page, 'templates');
  await template.getByLabel('Text').fill('Hello {{name}}, this is {{me}}.');
  await template.getByRole('button', { name: 'Keep the changes' }).click();
  await template.getByText('Kept.').waitFor();

  await page.getByRole('link', { name: /^Inbox/ }).click();
  await leads(page).getByRole('link', { name: 'Ada Fournier' }).first().click();
  await page.getByRole('button', { name: 'Reply by email' }).click();
  const reply = page.getByRole('form', { name: 'Reply by email' });
  await reply.getByLabel('Template').selectOption('First answer');
  await reply.getByRole('button', { name: 'Preview' }).click();
  const preview = reply.getByRole('region', { name: 'Preview of the email' });
  await preview.getByText('Hello Ada Fournier, this is Sam.').waitFor();
  await preview.getByText('> Please call in the morning.').waitFor();
  await looksWell(page, 'reply');
  await reply.getByRole('button', { name: 'Send' }).click();
  await notice(page, /^Your email to ada@visitor\.example goes out in a few seconds/);
  await server.passAndSend(60_000);
  const replies = () => mail.to('ada@visitor.example').filter(({ text }) => text?.includes('this is Sam.')).length;
  await expect.poll(replies).toBe(1);
});

beforeRelease(
  'a reply that is corrected after its answer got lost says which text went, and goes as another email',
  async () => {
    await sendBooking(server, { name: 'Cleo Roy', email: 'cleo@visitor.example', phone: '905 555 0122' });
    const page = await openInbox(1440);
    await leads(page).getByRole('link', { name: 'Cleo Roy' }).click();
    await page.getByRole('button', { name: 'Reply by email' }).click();
    const reply = page.getByRole('form', { name: 'Reply by email' });
    const send = reply.getByRole('button', { name: 'Send' });
    await reply.getByLabel('Email').fill('Tuesday at ten?');
    await page.route('**/replies', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await reply.getByText(/^The server could not be reached/).waitFor();
    await page.unroute('**/replies');
    await reply.getByLabel('Email').fill('Wednesday at ten?');
    await send.click();
    await reply.getByText(/^Your email went out as you sent it first/).waitFor();
    await reply.getByRole('blockquote').getByText('Tuesday at ten?').waitFor();
    expect(await reply.getByLabel('Email').inputValue()).toBe('Wednesday at ten?');
    await looksWell(page, 'another text went');
    await send.click();
    await notice(page, /^Your email to cleo@visitor\.example goes out in a few seconds/);
    await server.passAndSend(60_000);
    const texts = (await mail.waitFor('cleo@visitor.example', 3)).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes('at ten?')).map((text) => /\w+day/.exec(text)?.[0])).toEqual(
      expect.arrayContaining(['Tuesday', 'Wednesday']),
    );
  },
);
