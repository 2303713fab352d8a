import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { calendarProblems } from '../../../site/markdown/calendar-text.ts';
import { faultsAnywhere, sticksOut } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();
const path = '/cybersecurity-tracker';

const control = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const mfa = '5. Strong authentication';
const state = (page: Page, name = mfa) => control(page, name).getByRole('combobox', { name: 'State' });
const lists = (page: Page) => page.getByRole('combobox', { name: 'List' });
const progress = (page: Page) => page.getByText('in place', { exact: false }).first();
const details = (page: Page, name = mfa) => control(page, name).locator('summary');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Waits until a control's details can be opened. */
async function open(page: Page): Promise<Page> {
  await page.goto(site.server.url + path);
  await lists(page).scrollIntoViewIfNeeded();
  await control(page, mfa).getByLabel('Owner').waitFor({ state: 'attached' });
  return page;
}

async function write(page: Page): Promise<void> {
  await state(page).selectOption({ label: 'Under way' });
  await details(page).click();
  await control(page, mfa).getByLabel('Owner').fill('Léa Roy');
  await control(page, mfa).getByLabel('Due').fill('2027-03-31');
  await control(page, mfa).getByLabel('Note').fill('=1+1; the partners first');
  await control(page, mfa).getByLabel('Where the evidence is').fill('https://files.example/mfa');
}

async function saved(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const copy = join(mkdtempSync(join(tmpdir(), 'northlume-saved-')), 'file');
  await file.saveAs(copy);
  return readFile(copy, 'utf8');
}

const take = (page: Page, name: string, text: string) =>
  page.getByLabel('Import CSV or JSON').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe.each(behaviourWidths)('at %i px', (width) => {
  test('what is written stays on the device, the progress follows, and nothing is sent or kept before', async () => {
    const page = await open(await chromium.open(width));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()));
    await write(page);
    await state(page, '1. Incident response plan').selectOption({ label: 'In place' });
    await state(page, '13. Portable media').selectOption({ label: 'Does not apply' });
    expect(await control(page, mfa).textContent()).toContain('Sign in to email from a private window.');
    expect(await progress(page).textContent()).toBe('1 of 12 in place, 1 under way, 1 not applicable');
    // The dots of the opening take the states.
    const dot = (number: number) =>
      page.locator(`[data-control="${number}"]`).evaluate((one) => getComputedStyle(one).borderTopStyle);
    await expect.poll(() => Promise.all([1, 2, 5, 13].map(dot))).toEqual(['solid', 'dashed', 'solid', 'solid']);
    await open(page);
    await page.getByText('1 of 12', { exact: true }).waitFor();
    expect(await state(page).inputValue()).toBe('doing');
    expect(await details(page).textContent()).toBe('Léa Roy, due 2027-03-31');
    expect(await control(page, mfa).getByLabel('Note').inputValue()).toBe('=1+1; the partners first');
    expect(asked).toEqual([]);
  });
});

beforeRelease(
  'axe finds nothing with a control open and a message over the page, and nothing moves sideways at 320 px',
  async () => {
    const page = await open(await chromium.open(390));
    // `every-page` checks the initial state.
    if (wholeSet) expect(await faultsAnywhere(page)).toEqual([]);
    await write(page);
    await button(page, 'Empty this list').click();
    await button(page, 'Undo').waitFor();
    expect(await faultsAnywhere(page, '.tracker-page__tool')).toEqual([]);
  },
);

beforeRelease(
  'a consultant keeps one list for each client, names them, empties and deletes them, and can undo it',
  async () => {
    const page = await open(await chromium.open(1440));
    await write(page);
    await button(page, 'New list').click();
    expect(await state(page).inputValue()).toBe('open');
    await page.getByLabel('Name of this list').fill('Clinic in Oshawa');
    await page.getByLabel('Name of this list').blur();
    await state(page).selectOption({ label: 'In place' });
    await lists(page).selectOption({ label: 'My list' });
    await expect.poll(() => state(page).inputValue()).toBe('doing');
    await button(page, 'Empty this list').click();
    expect(await state(page).inputValue()).toBe('open');
    const undo = await button(page, 'Undo').boundingBox();
    expect(undo?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    const below = page.getByRole('combobox', { name: 'State' }).last();
    await below.focus();
    const [field, moved] = [await below.boundingBox(), await button(page, 'Undo').boundingBox()];
    expect(moved?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
    await button(page, 'Undo').click();
    expect(await state(page).inputValue()).toBe('doing');
    await button(page, 'Delete this list').click();
    expect(await lists(page).locator('option').allTextContents()).toEqual(['Clinic in Oshawa']);
    expect(await state(page).inputValue()).toBe('done');
    await button(page, 'Undo').click();
    await expect.poll(() => state(page).inputValue()).toBe('doing');
  },
);

beforeRelease(
  'exports come back as further lists; the CSV holds no formula, the calendar follows RFC 5545',
  async () => {
    const page = await open(await chromium.open(1440));
    await write(page);
    const csv = await saved(page, 'Export as CSV');
    expect(csv).toContain(
      `5,Strong authentication,Under way,Léa Roy,2027-03-31,'=1+1; the partners first,https://files`,
    );
    const calendar = await saved(page, 'Dates for the calendar');
    expect(calendarProblems(calendar)).toEqual([]);
    expect(calendar).toContain('SUMMARY:Due: Strong authentication (My list)');
    const json = await saved(page, 'Export all lists as JSON');

    const other = await open(await chromium.open(390));
    await take(other, 'from a spreadsheet.csv', csv);
    await other.getByText('One list added from from a spreadsheet.csv.').waitFor();
    expect(await lists(other).locator('option:checked').textContent()).toBe('from a spreadsheet');
    await expect.poll(() => state(other).inputValue()).toBe('doing');
    await details(other).click();
    expect(await control(other, mfa).getByLabel('Note').inputValue()).toBe('=1+1; the partners first');
    await take(other, 'lists.json', json);
    await other.getByText('One list added from lists.json.').waitFor();
    expect(await lists(other).locator('option').allTextContents()).toEqual([
      'My list',
      'from a spreadsheet',
      'My list',
    ]);
  },
);

beforeRelease('a file of someone else’s changes nothing and is explained', async () => {
  const page = await open(await chromium.open(390));
  await write(page);
  for (const text of ['Name,Email\nAda,ada@visitor.example', '{"version":9}', '\u0000\u0001']) {
    await take(page, 'clients.csv', text);
    await page.getByText('clients.csv is no list of this tracker.').waitFor();
  }
  expect(await state(page).inputValue()).toBe('doing');
  await button(page, 'Empty this list').click();
  await button(page, 'Dates for the calendar').click();
  await page.getByText('No open control of this list has a due date yet.').waitFor();
});

beforeRelease(
  'what cannot be read is said and put aside, and storage that is full or blocked is said too',
  async () => {
    const page = await chromium.open(390);
    await page.goto(`${site.server.url}/privacy-choices`);
    await page.evaluate(() => localStorage.setItem('itwidgets:tracker', '{"version":7,"lists":'));
    await open(page);
    await page.getByText('could not be read. It is put aside').waitFor();
    await state(page).selectOption({ label: 'In place' });
    const kept = await page.evaluate(() => Object.entries(localStorage).sort());
    expect(kept.map(([key]) => key)).toEqual(['itwidgets:tracker', 'itwidgets:tracker-unread']);
    expect(kept[1]?.[1]).toBe('{"version":7,"lists":');

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await state(page).selectOption({ label: 'Under way' });
    await page.getByText('Export the list before you leave.').waitFor();
    expect(await state(page).inputValue()).toBe('doing');
  },
);

beforeRelease(
  'where storage is denied, the list is worked on and exported, and it is said that it is not kept',
  async () => {
    const page = await chromium.open(390);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await open(page);
    await state(page).selectOption({ label: 'In place' });
    await page.getByText('This browser does not keep what you write here').waitFor();
    expect(await saved(page, 'Export as CSV')).toContain('5,Strong authentication,In place');
    expect(errors).toEqual([]);
  },
);

beforeRelease('two tabs show what the other writes, and neither writes over it', async () => {
  const first = await open(await chromium.open(1440));
  const second = await open(await first.context().newPage());
  await state(first).selectOption({ label: 'In place' });
  await expect.poll(() => state(second).inputValue()).toBe('done');
  await state(second, '7. Backup and encryption').selectOption({ label: 'Under way' });
  await expect.poll(() => state(first, '7. Backup and encryption').inputValue()).toBe('doing');
  expect(await state(second).inputValue()).toBe('done');
});

beforeRelease(
  'on paper a list that was begun is a report alone; one that was not leaves the controls to be read',
  async () => {
    const page = await open(await chromium.open(658));
    const asked = page.getByRole('heading', { name: 'The thirteen controls, with a test for each' });
    const report = page.getByRole('table').filter({ hasText: 'Note and evidence' });
    await page.emulateMedia({ media: 'print' });
    expect([await asked.isVisible(), await report.count()]).toEqual([true, 0]);
    await page.emulateMedia({ media: 'screen' });
    await write(page);
    await page.emulateMedia({ media: 'print' });
    expect([await asked.isVisible(), await report.isVisible()]).toEqual([false, true]);
    expect(await report.getByRole('row', { name: mfa }).textContent()).toContain('Under wayLéa Roy2027-03-31=1+1');
    expect(await page.getByText('Filled in by the firm itself; not audited.').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await sticksOut(page)).toEqual([]);
  },
);

beforeRelease('the lists are shown and erased at /privacy-choices', async () => {
  const page = await open(await chromium.open(390));
  await write(page);
  await page.goto(`${site.server.url}/privacy-choices`);
  await button(page, 'Erase the lists').click();
  await page.getByText('This site has stored nothing here.').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('without a script the controls can be read, and the page says how to use them', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(site.server.url + path);
  expect(await page.getByRole('combobox', { name: 'State' }).count()).toBe(0);
  // On a phone each control is under its name.
  await page.locator('.baseline-controls summary').first().click();
  expect(await page.getByText('Ask two people where it is. Is it on paper?', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText('print the controls below and write next to them').isVisible()).toBe(true);
});

beforeRelease('in forced colours every state of the bar has an outline', async () => {
  const page = await open(await chromium.open(390, { forcedColors: 'active' }));
  const strokes = await page
    .locator('main svg rect')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).stroke));
  expect(new Set(strokes).has('none')).toBe(false);
});
