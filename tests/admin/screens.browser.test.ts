import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { sendBooking } from '../support/inbox.ts';
import { openSignedIn, useStaffServer } from '../support/signed-in-page.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

// What a salesperson reads first is first, and no screen is left half empty.

const server = useStaffServer();
const chromium = useChromium();

async function openAt(width: number, place: string, role: 'sales' | 'admin' = 'sales'): Promise<Page> {
  const page = await chromium.open(width);
  await openSignedIn(page, server, role, place);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function boxOf(part: Locator) {
  await part.first().waitFor();
  const box = await part.first().boundingBox();
  if (!box) throw new Error('It has no box');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.each(behaviourWidths)(
  'at %i px a lead begins with the message; call, reply and book come next, then what follows a call',
  async (width) => {
    const message = 'Our phones drop calls since Monday.';
    const reference = await sendBooking(server, { name: 'Ann First', email: `first${width}@visitor.example`, message });
    const page = await openAt(width, `lead/${reference}`);
    const words = await boxOf(page.getByRole('blockquote').getByText(message));
    const call = await boxOf(page.getByRole('link', { name: /^Call / }));
    const reply = await boxOf(button(page, 'Reply by email'));
    const book = await boxOf(button(page, 'Book a call'));
    expect(words.bottom).toBeLessThan(call.y);
    expect([reply.y, book.y]).toEqual([call.y, call.y]);
    // What is read for a few comes before what was done, which may be long.
    if (width === 390)
      expect((await boxOf(page.getByText('Received', { exact: true }))).y).toBeLessThan(
        (await boxOf(page.getByRole('heading', { name: 'History' }))).y,
      );
    expect((await boxOf(button(page, 'Called, spoke'))).y).toBeGreaterThan(book.y);
    if (!wholeSet) return;
    await button(page, 'Reply by email').click();
    await page.getByRole('form', { name: 'Reply by email' }).getByLabel('Subject').waitFor();
    // Nothing above the form moves.
    expect((await boxOf(button(page, 'Book a call'))).y).toBe(book.y);
    expect([await faultsOfView(page), await sticksOut(page)]).toEqual([[], []]);
  },
);

beforeRelease('a long message is cut on a phone until one asks for it, and the buttons stay in sight', async () => {
  const message = `Our server is encrypted! ${'We changed providers twice and each time something was lost. '.repeat(40)}The end.`;
  const page = await openAt(390, `lead/${await sendBooking(server, { message })}`);
  await page.getByText('emergency', { exact: true }).waitFor();
  expect((await boxOf(button(page, 'Reply by email'))).bottom).toBeLessThan(844);
  const before = await boxOf(page.getByRole('blockquote'));
  await button(page, 'Show the whole message').click();
  expect((await boxOf(page.getByRole('blockquote'))).height).toBeGreaterThan(2 * before.height);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BLOCKQUOTE');
  await button(page, 'Called, no answer').click();
  await page.getByRole('button', { name: 'Call again: In 1 hour' }).click();
  await page.getByText(/^The next step of .* is changed\.$/).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('st-acts');
});

beforeRelease('on a phone the next lead is one press away, wherever the page is scrolled to', async () => {
  for (const name of ['One', 'Two']) await sendBooking(server, { name, email: `${name}@visitor.example` });
  const page = await openAt(390, 'inbox/all?sort=oldest');
  await page.getByRole('list', { name: 'All' }).getByRole('link').first().click();
  await page.getByLabel('Add a note').waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const next = await boxOf(page.getByRole('link', { name: 'Next' }));
  expect(next.y).toBeGreaterThanOrEqual(0);
  expect(next.bottom).toBeLessThan(60);
});

beforeRelease('what was done with one lead does not cover the buttons of another', async () => {
  const [one, other] = [
    await sendBooking(server, { email: 'a@b.example' }),
    await sendBooking(server, { name: 'Bea' }),
  ];
  const page = await openAt(390, `lead/${one}`);
  await button(page, 'Called, spoke').click();
  await button(page, 'Undo').waitFor();
  await page.goto(`${server.url}/admin#/lead/${other}`);
  await page.getByRole('heading', { name: 'Bea', level: 1 }).waitFor();
  await button(page, 'Undo').waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await page.getByText(/^Undone: “The call is in the history/).waitFor();
});

beforeRelease('a snooze is one fold, and leaves the focus in its part of the page', async () => {
  const page = await openAt(390, `lead/${await sendBooking(server)}`);
  const snooze = page.getByRole('region', { name: 'Snooze' });
  expect(await button(page, 'In 1 hour').isVisible()).toBe(false);
  await snooze.getByText('Snooze this lead').click();
  await button(page, 'In 1 hour').click();
  await button(page, 'Bring it back now').waitFor();
  await expect.poll(() => snooze.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await button(page, 'Bring it back now').click();
  await snooze.getByText('Snooze this lead').waitFor();
  await expect.poll(() => snooze.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});

beforeRelease('at 1,440 px the words of a request have the widest column of the inbox', async () => {
  const message =
    'Long enough for two lines of a row: our provider takes a day to answer, and we want to move by January.';
  const reference = await sendBooking(server, { name: 'Wide Row', email: 'wide@visitor.example', message });
  const page = await openAt(1440, 'inbox');
  const row = page.getByRole('listitem').filter({ hasText: reference });
  expect((await boxOf(row.getByText(message))).width).toBeGreaterThan(500);
  const name = await boxOf(row.getByRole('link', { name: 'Wide Row' }));
  const about = await boxOf(row.getByText('Cybersecurity'));
  expect(Math.abs(name.y - about.y)).toBeLessThan(3);
});

beforeRelease('at 1,440 px the forms of the account and of the calls stand next to each other', async () => {
  const page = await openAt(1440, 'account', 'admin');
  const name = await boxOf(page.getByRole('form', { name: 'Name and signature' }));
  expect((await boxOf(page.getByRole('form', { name: 'What reaches you' }))).x).toBeGreaterThan(name.right);
  await page.getByRole('link', { name: 'Calls' }).click();
  const days = await boxOf(page.getByRole('navigation', { name: 'Day' }));
  expect((await boxOf(page.getByRole('form', { name: 'What visitors can book' }))).x).toBeGreaterThan(days.right);
  expect(await sticksOut(page)).toEqual([]);
});

beforeRelease('on a phone the bar and the tabs show that they go on, and end without a sign', async () => {
  const page = await openAt(390, 'inbox', 'admin');
  const lines = [
    page.getByRole('navigation', { name: 'Staff' }).getByRole('list').first(),
    page.getByRole('navigation', { name: 'Views of the inbox' }),
  ];
  for (const line of lines) {
    const last = line.getByRole(line === lines[0] ? 'button' : 'link').last();
    const sign = () => line.evaluate((part) => getComputedStyle(part, '::after').position);
    expect(await sign()).toBe('sticky');
    await line.evaluate((part) => part.scrollTo(part.scrollWidth, 0));
    const beginning = () => line.evaluate((part) => getComputedStyle(part, '::before').opacity);
    expect(await beginning()).toBe('1');
    expect((await boxOf(last)).right).toBeLessThanOrEqual((await boxOf(line)).right - 30);
    await line.evaluate((part) => part.scrollTo(0, 0));
    await expect.poll(beginning).toBe('0');
  }
});
