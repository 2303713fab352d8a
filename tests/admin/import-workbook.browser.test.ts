import { randomBytes } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { officeFile } from '../support/import-session.ts';
import { choose, heading, press, sayConsent } from '../support/importer-page.ts';
import { openAs } from '../support/staff-page.ts';
import { wholeSet } from '../support/whole-set.ts';

const { open } = useChromium();

/** The workbook with so many people that a reader would like helpers of its own, which the page's policy refuses. */
function large(count: number): Uint8Array {
  const parts = unzipSync(officeFile('60-workbook.xlsx'));
  const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = Array.from({ length: count }, (_, at) => {
    const line = at + 4;
    const noise = randomBytes(wholeSet ? 16 : 100).toString('base64');
    return `<row r="${line}">${cell(`A${line}`, `Person ${noise}`)}${cell(`B${line}`, `p${at}@workbook.example`)}</row>`;
  });
  const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
  const [head = ''] = sheet.split('<row r="4">');
  parts['xl/worksheets/sheet1.xml'] = new TextEncoder().encode(`${head}${rows.join('')}</sheetData></worksheet>`);
  return zipSync(parts);
}

const asWorkbook = (name: string, buffer: Buffer<ArrayBuffer>) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});

/** A workbook whose reader scans an element that never ends again and again. */
function endless(): Buffer<ArrayBuffer> {
  const parts = unzipSync(officeFile('60-workbook.xlsx'));
  const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
  parts['xl/worksheets/sheet1.xml'] = new TextEncoder().encode(
    sheet.replace('<row r="4">', `<row r="4" spans="${' '.repeat(200_000)}">`),
  );
  return Buffer.from(zipSync(parts));
}

test('a workbook that takes its reader no end is given up, and the next file is read', async () => {
  const page = await open(390);
  await page.clock.install();
  await openAs(page, 'admin', 'import');
  await heading(page, 'Import contacts');
  await choose(page, asWorkbook('endless.xlsx', endless()));
  await page.getByText('Reading endless.xlsx').waitFor();
  await page.clock.fastForward(121_000);
  await page.getByText('The file takes too long to read.').waitFor();
  await choose(page, asWorkbook('people.xlsx', Buffer.from(officeFile('60-workbook.xlsx'))));
  await heading(page, 'Match the columns');
});

test('an Excel workbook of many rows is read in the page, and another of its sheets', async () => {
  const page = await open(390);
  await openAs(page, 'admin', 'import');
  await heading(page, 'Import contacts');
  const people = wholeSet ? 30_000 : 6_000;
  const buffer = Buffer.from(large(people));
  expect(buffer.length).toBeGreaterThan(512 * 1024);
  await choose(page, asWorkbook('clients.xlsx', buffer));
  await heading(page, 'Match the columns');
  await page.getByRole('button', { name: `Check ${people.toLocaleString('en-CA')} rows` }).waitFor();
  expect(await page.getByLabel('Headings').inputValue()).toBe('line 3');
  await page.getByLabel('Sheet').selectOption('Others');
  await sayConsent(page);
  await press(page, 'Check 1 row');
  await page.getByText('1 row ready').waitFor();
});
