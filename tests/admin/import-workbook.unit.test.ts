import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { officeFile, readOffice } from '../support/import-session.ts';

const workbook = officeFile('60-workbook.xlsx');

test('an Excel workbook is read whatever its name: days, numbers with all digits, shared texts, titles above', async () => {
  const { about, rows, faults } = await readOffice(workbook);
  expect(about).toMatchObject({ sheet: 'Clients', sheets: ['Clients', 'Others'], head: 3, rows: 2 });
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { line: 4, name: 'Zoë & Lee', phone: '4165550100', basis: 'express', consentDate: '2026-04-03' },
    { line: 5, name: 'Bo Roy', phone: '0044 20 7946 0958', basis: 'unsubscribed' },
  ]);
});

test('another sheet is read by choice', async () => {
  const { about, rows } = await readOffice(workbook, { sheet: 'Others' });
  expect([about.sheet, about.head, rows.map(({ email }) => email)]).toEqual(['Others', 0, ['ann@x.example']]);
});

test('a workbook that is cut off or unpacks to gigabytes is refused in a sentence', async () => {
  await expect(readOffice(workbook.slice(0, 500))).rejects.toThrow('save it as "CSV UTF-8"');
  const bomb = workbook.slice();
  const directory = new DataView(bomb.buffer);
  for (let place = bomb.length - 4; place > 0; place -= 1)
    if (directory.getUint32(place, true) === 0x02014b50) directory.setUint32(place + 24, 0x7fffffff, true);
  await expect(readOffice(bomb)).rejects.toThrow('The workbook is too large.');
  const broken = workbook.slice();
  broken.fill(7, 100, 900);
  await expect(readOffice(broken)).rejects.toThrow('The workbook cannot be read.');
});

test.each(['row r="2000000"', 'c r="XFD2000"', "c r='A&#57;99999'"])(
  'a workbook whose sheet names a far place (%s) is refused before the cells up to it are made',
  async (place) => {
    const parts = unzipSync(workbook);
    const sheet = 'xl/worksheets/sheet1.xml';
    const cell = place.startsWith('c')
      ? `<row><${place} t="n"><v>1</v></c></row>`
      : `<${place}><c t="n"><v>1</v></c></row>`;
    const text = strFromU8(parts[sheet] as Uint8Array).replace('</sheetData>', `${cell}$&`);
    const far = new Uint8Array(zipSync({ ...parts, [sheet]: strToU8(text) }));
    await expect(readOffice(far)).rejects.toThrow('The workbook is too large.');
  },
);
