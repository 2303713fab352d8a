import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { lines, officeFile, readOffice } from '../support/import-session.ts';
import { choose, heading, press, sayConsent } from '../support/importer-page.ts';
import { openAs } from '../support/staff-page.ts';

const { open } = useChromium();
const given = (name: string, text: string | Uint8Array) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function importer(width: number): Promise<Page> {
  const page = await open(width);
  await openAs(page, 'admin', 'import');
  await heading(page, 'Import contacts');
  return page;
}

test.each(readdirSync('tests/admin/import-files').filter((name) => /^(6[1-9]|70)/.test(name)))(
  '%s is chosen, looked at, imported and found in the list of contacts',
  async (name) => {
    const page = await importer(390);
    await choose(page, given(name, officeFile(name)));
    await heading(page, 'Match the columns');
    if (name === '61-outlook-1252.csv') {
      // Of its 37 columns one looks at those that hold something.
      await page.getByText('14 columns without values in the first rows, not imported').waitFor();
      expect(await page.getByLabel('Suffix').isVisible()).toBe(false);
    }
    await sayConsent(page);
    await press(page, /^Check \d+ rows?$/);
    await press(page, /^Import \d+ rows?$/);
    await heading(page, 'Imported');
    await page
      .getByText(/[23] added/)
      .first()
      .waitFor();
    await page.goto(page.url().replace(/#.*/, '#/contacts'));
    const { rows } = await readOffice(officeFile(name));
    for (const { email, phone } of rows) {
      await page.getByRole('searchbox').fill(email ?? phone ?? '');
      const list = page.getByRole('list', { name: 'Contacts' }).getByRole('listitem');
      await list.getByText(email ?? phone ?? '').waitFor();
    }
  },
);

test('who unsubscribed is said before the import, and is not among those who are subscribed', async () => {
  const page = await importer(390);
  await choose(
    page,
    given(
      'newsletter.csv',
      lines(
        'Name,Email,Status,Unsubscribed',
        'Ann Gone,gone@office.example,Unsubscribed,TRUE',
        'Bo Roy,bo@office.example,Active,',
      ),
    ),
  );
  await heading(page, 'Match the columns');
  await page.getByLabel('Status').selectOption('Not imported');
  await page.getByText('Status: who unsubscribed there comes in like everyone else.').waitFor();
  await page.getByLabel('Status').selectOption('unsubscribed');
  await sayConsent(page);
  await press(page, 'Check 2 rows');
  await page.getByText('1 person unsubscribed, says the file.').waitFor();
  await page.getByLabel('Subscribe those with express consent to the newsletter (1)').check();
  expect(await faultsOfView(page)).toEqual([]);
  await press(page, 'Import 2 rows');
  await page.getByText('2 added').first().waitFor();
  await page.getByLabel('Email or phone').fill('gone@office.example');
  await press(page, 'Find');
  await page.getByText('unsubscribed', { exact: true }).waitFor();
});

test('headings, encoding and order of days are guessed, shown, and as one chooses', async () => {
  const page = await importer(390);
  await choose(page, given('none.csv', officeFile('18b-no-header.csv')));
  const headings = page.getByLabel('Headings');
  expect(await headings.inputValue()).toBe('none');
  await headings.selectOption({ label: await headings.getByText('Line 1').textContent().then(String) });
  await page.getByRole('button', { name: 'Check 2 rows' }).waitFor();
  await headings.selectOption('None: every line is a person');
  await page.getByRole('button', { name: 'Check 3 rows' }).waitFor();
  expect(await page.getByLabel('Column 2').inputValue()).toBe('email');

  await press(page, 'Choose another file');
  await choose(page, given('dos.csv', officeFile('04c-cp850-msdos.csv')));
  const encoding = page.getByLabel('Encoding');
  expect(await encoding.inputValue()).toBe('cp850');
  expect(await encoding.getByText('CP850').textContent()).toContain('Geneviève Lévesque');
  await encoding.selectOption('windows-1252');
  await page.getByText('Some letters look wrong, as in “GeneviŠve”.').waitFor();
  expect(await faultsOfView(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  await press(page, 'Choose another file');
  const days = lines('Email,Consent basis,Consent source,Consent date', 'day@office.example,express,Fair,03/04/2026');
  await choose(page, given('days.csv', days));
  await press(page, 'Check 1 row');
  await page.getByRole('alert').getByText('Still to match: the order of the days in Consent date.').waitFor();
  await page.getByLabel('Days in Consent date').selectOption('day');
  await press(page, 'Check 1 row');
  await page.getByText('1 row ready').waitFor();
});

test('what the file lost is shown with a field to correct it, and comes in as shown', async () => {
  const page = await importer(1440);
  await choose(page, given('short.csv', officeFile('14-scientific.csv')));
  await heading(page, 'Match the columns');
  await sayConsent(page);
  await press(page, 'Check 3 rows');
  const table = page.getByRole('table', { name: 'Rows to look at' });
  await table.getByText('shortened this number to 4.16556E+09').waitFor();
  const field = table.getByRole('textbox', { name: 'Phone of line 2' });
  expect(await field.inputValue()).toBe('');
  await field.fill('416-555-0114');
  await field.press('Enter');
  await table.getByText('Corrected').waitFor();
  expect(await faultsOfView(page)).toEqual([]);
  await press(page, 'Import 3 rows');
  await heading(page, 'Imported');
  await page.getByLabel('Email or phone').fill('a14ann@x.example');
  await press(page, 'Find');
  await page.getByText('416-555-0114').waitFor();
});
