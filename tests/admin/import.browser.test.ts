import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { closeImport } from '../../server/contacts/undo-import.ts';
import { openDatabase } from '../../server/database/database.ts';
import { importPaths } from '../../shared/staff/import-fields.ts';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { choose, file, heading, people, press, sayConsent } from '../support/importer-page.ts';
import { takeSession, useStaffServer } from '../support/signed-in-page.ts';
import type { StaffBrowser } from '../support/staff.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const server = useStaffServer();
const chromium = useChromium();
const email = 'ann@staff.example';
let ann: StaffBrowser;
beforeAll(async () => {
  ann = await server.signedIn('admin', email);
});

async function openImporter(width: number): Promise<Page> {
  const page = await chromium.open(width);
  await takeSession(page, server, ann);
  await page.goto(`${server.url}/csv-importer`);
  await page.getByRole('heading', { name: 'Import contacts' }).waitFor();
  return page;
}

/** Rows of a long file, 37 of them invalid. */
const many = wholeSet ? 10_000 : 600;
const count = (rows: number) => rows.toLocaleString('en-CA');

test(`${count(many)} rows with 37 wrong ones are imported through an outage without a frozen page, and undone`, async () => {
  const page = await openImporter(1440);
  await choose(page, file('large.csv', people('large', many, Math.floor(many / 37))));
  await heading(page, 'Match the columns');
  expect([await page.getByLabel('Encoding').inputValue(), await page.getByLabel('Separator').inputValue()]).toEqual([
    'windows-1252',
    ';',
  ]);
  expect(await page.getByLabel('Prénom').inputValue()).toBe('firstName');
  await page.getByText('Zoë 0 · Zoë 1').waitFor();
  await press(page, `Check ${count(many)} rows`);
  await page.getByRole('alert').getByText('the basis of consent').waitFor();
  await sayConsent(page);
  await page.evaluate(() => {
    const kept = window as unknown as { longest: number };
    let last = performance.now();
    kept.longest = 0;
    setInterval(() => {
      const now = performance.now();
      kept.longest = Math.max(kept.longest, now - last);
      last = now;
    }, 10);
  });
  await press(page, `Check ${count(many)} rows`);
  await page.getByText(`${count(many - 37)} rows ready`).waitFor();
  await page.getByText('37 rows to correct').waitFor();
  console.log(
    `longest pause of the page: ${await page.evaluate(() => (window as never as { longest: number }).longest)} ms`,
  );

  const table = page.getByRole('table', { name: 'Rows to correct' });
  expect(await table.getAttribute('aria-rowcount')).toBe('38');
  expect(await table.getByRole('row').count()).toBeLessThan(30);
  const field = table.getByRole('textbox', { name: `Email of line ${Math.floor(many / 37) + 1}`, exact: true });
  await field.fill('mended@imported.example');
  await field.press('Enter');
  await page.getByText(`${count(many - 36)} rows ready`).waitFor();
  await table.getByText('Corrected').waitFor();
  const saving = page.waitForEvent('download');
  await press(page, 'Download as CSV');
  expect((await saving).suggestedFilename()).toBe('rows-to-correct.csv');

  let sent = 0;
  await page.route(`**${importPaths.imports}/*/batches/*`, (route) =>
    ++sent === 3 ? route.abort() : route.continue(),
  );
  await press(page, `Import ${count(many - 36)} rows`);
  await page.getByRole('alert').getByText('What was sent is kept').waitFor();
  await press(page, 'Resume');
  await heading(page, 'Imported');
  await page.getByText(`${count(many - 36)} added. 36 rows left out`).waitFor();
  await press(page, 'Undo … large.csv');
  await press(page, `Undo ${count(many - 36)} contacts`);
  await page.getByText(`${count(many - 36)} contacts deleted`).waitFor();
});

beforeRelease('a known email is updated, skipped or added as one says, and a contact is found and erased', async () => {
  const page = await openImporter(390);
  const add = async (rows: string[]) => {
    await choose(page, file('small.csv', rows));
    await heading(page, 'Match the columns');
    await sayConsent(page);
    await press(page, /^Check/);
    await heading(page, 'Check before importing');
  };
  await add(people('small', 3));
  await press(page, 'Import 3 rows');
  await page.getByText('3 added').first().waitFor();
  await press(page, 'Import another file');
  await add(people('small', 3).map((row) => row.replace('Zoë', 'Chloé')));
  const duplicates = page.getByRole('table', { name: 'People that you have already' });
  await press(page, 'Update all');
  await duplicates.getByLabel('What to do with line 3').selectOption('skip');
  await duplicates.getByLabel('What to do with line 4').selectOption('add');
  await press(page, 'Import 3 rows');
  await page.getByText('1 added, 1 updated, 1 skipped').first().waitFor();
  for (const [at, names] of [['Chloé 0 Roy'], ['Zoë 1 Roy'], ['Chloé 2 Roy', 'Zoë 2 Roy']].entries()) {
    await page.getByLabel('Email').fill(`small.${at}@imported.example`);
    await press(page, 'Find');
    for (const name of names) await page.getByText(name, { exact: true }).waitFor();
  }
  await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
  await page.getByLabel('Email').fill('small.1@imported.example');
  await press(page, 'Find');
  await page.getByText('Zoë 1 Roy', { exact: true }).waitFor();
  await press(page, 'Erase …');
  await press(page, 'Erase this person for good');
  await page.getByText('No contact has this email or phone.').waitFor();
});

beforeRelease('an undo that a stopped server broke off is finished with one button', async () => {
  const page = await openImporter(390);
  await choose(page, file('broken-off.csv', people('broken', 3)));
  await heading(page, 'Match the columns');
  await sayConsent(page);
  await press(page, /^Check/);
  await press(page, 'Import 3 rows');
  await heading(page, 'Imported');
  const database = await openDatabase({ dataDir: server.dataDir });
  onTestFinished(() => database.close());
  const { key } = await database.read
    .selectFrom('imports')
    .select('key')
    .where('file_name', '=', 'broken-off.csv')
    .executeTakeFirstOrThrow();
  await database.transaction().execute((trx) => closeImport(trx, { actor: { id: 1, email }, key, at: Date.now() }));
  await page.reload();
  await page.getByText('undo unfinished').waitFor();
  await press(page, 'Finish the undo of broken-off.csv');
  await page.getByText('3 contacts deleted').waitFor();
  await page.getByText('undo unfinished').waitFor({ state: 'detached' });
});

beforeRelease(
  'an import whose page was closed goes on once the same file is chosen again, with what was corrected and chosen',
  async () => {
    const page = await openImporter(1440);
    const rows = people('closed', 450);
    rows[430] = rows[430]?.replace('closed.430@imported.example', 'no address') ?? '';
    rows[440] = rows[440]?.replace('closed.440', 'closed.439') ?? '';
    const given = file('closed.csv', rows);
    const correct = async () => {
      const field = page.getByRole('textbox', { name: 'Email of line 432' });
      await field.fill('mended.430@imported.example');
      await field.press('Enter');
    };
    await choose(page, given);
    await heading(page, 'Match the columns');
    await sayConsent(page);
    await press(page, 'Check 450 rows');
    await correct();
    await page.getByLabel('What to do with line 442').selectOption('add');
    await page.getByText('450 rows ready').waitFor();
    let sent = 0;
    const batches = `**${importPaths.imports}/*/batches/*`;
    await page.route(batches, (route) => (++sent === 3 ? route.abort() : route.continue()));
    await press(page, 'Import 450 rows');
    await page.getByRole('alert').getByText('What was sent is kept').waitFor();
    await page.unroute(batches);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/imported\.example|Zoë/);
    await page.reload();

    await heading(page, 'Import contacts');
    await choose(page, given);
    await page.getByText('stopped after 400 of 450 rows').waitFor();
    expect(await page.getByLabel('Where they agreed').inputValue()).toContain('spring fair');
    await press(page, 'Check 450 rows');
    await page.getByText('49 rows ready').waitFor();
    expect(await page.getByRole('button', { name: /^Go on with/ }).count()).toBe(0);
    expect(await page.getByLabel('What to do with line 442').inputValue()).toBe('add');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await correct();
    await press(page, 'Go on with 50 rows');
    await page.getByText('closed.csv: 450 added.').first().waitFor();
    await press(page, 'Import another file');
    await choose(page, given);
    await heading(page, 'Match the columns');
    expect(await page.getByText('stopped after').count()).toBe(0);
  },
);

beforeRelease('what cannot be read is said with the way out, and how columns were matched is remembered', async () => {
  const page = await openImporter(1440);
  await choose(page, { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await page.getByRole('alert').getByText('save it as "CSV UTF-8"').waitFor();
  await choose(page, file('match.csv', people('match', 1)));
  await page.getByLabel('Remarques').selectOption('Company');
  await page.getByLabel('Separator').selectOption('Comma');
  await expect.poll(() => page.getByRole('combobox', { name: /^(Prénom|Courriel)$/ }).count()).toBe(0);
  await page.getByLabel('Separator').selectOption('Semicolon');
  await page.getByLabel('Remarques').selectOption('Company');
  await sayConsent(page);
  await press(page, 'Check 1 row');
  await heading(page, 'Check before importing');
  await press(page, 'Back to the columns');
  expect(await page.getByLabel('Where they agreed').inputValue()).toContain('spring fair');
  await press(page, 'Choose another file');
  await choose(page, file('again.csv', people('again', 1)));
  await expect.poll(() => page.getByLabel('Remarques').inputValue()).toBe('company');
});

/** The page makes the file: `begin`, then `piece` repeated. */
const chooseMade = (page: Page, made: { begin: string; piece: string; times: number }) =>
  page
    .getByLabel('Drop a CSV or Excel file here, or choose one')
    .evaluate((input: HTMLInputElement, { begin, piece, times }) => {
      const given = new DataTransfer();
      given.items.add(new File([begin, piece.repeat(times)], 'bomb.csv', { type: 'text/csv' }));
      input.files = given.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, made);

beforeRelease(
  'a file made to fill the memory or to hold the page is refused in a sentence, and the page goes on',
  async () => {
    const page = await openImporter(390);
    const million = 1_000_000;
    const begin = 'Name,Email\n';
    const bombs = [
      [{ begin, piece: 'a,', times: million }, 'The row that begins in line 2 has more than 100,000 characters.'],
      [
        { begin: `${begin}"`, piece: 'Roe,a@b.example\n', times: 1.5 * million },
        'Perhaps a quotation mark is opened there',
      ],
      [{ begin, piece: 'a,', times: 600 }, 'The file has more than 500 columns.'],
      [{ begin, piece: 'x', times: 50 * million }, 'The file is larger than 25 MB.'],
      [{ begin: `${begin}"`, piece: 'Roe', times: 9 }, 'A quotation mark is opened and not closed'],
      [{ begin, piece: '\n', times: million }, 'The file has more than 200,000 blank rows.'],
      [
        { begin: '', piece: '\0', times: 2 * million },
        'The row that begins in line 1 has more than 100,000 characters.',
      ],
    ] as const;
    // `import-files` tests the messages; two of these files would block the page.
    for (const [made, sentence] of wholeSet ? bombs : bombs.slice(0, 2)) {
      await chooseMade(page, made);
      await page.getByRole('alert').getByText(sentence).waitFor();
      const saving = page.waitForEvent('download');
      await press(page, 'Download a template');
      expect((await saving).suggestedFilename()).toBe('contacts-template.csv');
    }
    await choose(page, file('good.csv', people('good', 1)));
    await heading(page, 'Match the columns');
  },
);

beforeRelease.each(wholeSet ? widths : [390])(
  'axe finds nothing in any step at %i px, and nothing sticks out',
  async (width) => {
    const page = await openImporter(width);
    const look = async (step: string) => {
      expect(await faultsInBothSchemes(page), step).toEqual([]);
      expect(await sticksOut(page), step).toEqual([]);
    };
    await look('choose');
    const rows = people(`axe${width}`, 40, 3);
    await choose(page, file(`${'long-name-'.repeat(15)}${width}.csv`, [...rows, ...rows.slice(0, 2)]));
    await heading(page, 'Match the columns');
    await sayConsent(page);
    await look('match');
    await press(page, 'Check 42 rows');
    await heading(page, 'Check before importing');
    await look('review');
    await page.route(`**${importPaths.imports}/*/batches/*`, (route) => route.abort());
    await press(page, /^Import \d+ rows/);
    await page.getByRole('alert').getByText('What was sent is kept').waitFor();
    await look('interrupted');
    await page.unroute(`**${importPaths.imports}/*/batches/*`);
    await press(page, 'Resume');
    await heading(page, 'Imported');
    await press(page, new RegExp(`^Undo … .*${width}.csv$`));
    await look('imported');
  },
);
