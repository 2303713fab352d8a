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

test.each(['row r="2000000"', 'row x:r="2000000"', 'c r="XFD2000"', 'c x:r="XFD2000"', "c r='A&#57;99999'"])(
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

const sheet = 'xl/worksheets/sheet1.xml';

/** The workbook with another sheet, and with shared texts that the sheet may name. */
function workbookOf(rows: string, texts?: string): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(workbook);
  const [head = ''] = strFromU8(parts[sheet] as Uint8Array).split('<sheetData>');
  parts[sheet] = strToU8(`${head}<sheetData>${rows}</sheetData></worksheet>`);
  if (texts) parts['xl/sharedStrings.xml'] = strToU8(`<sst>${texts}</sst>`);
  return new Uint8Array(zipSync(parts));
}

test('a workbook whose rows do not say where they are is refused before they are filled up', async () => {
  const wide = workbookOf(`<row r="1"><c r="ALL1" t="n"><v>1</v></c></row>${'<row/>'.repeat(35_000)}`);
  await expect(readOffice(wide)).rejects.toThrow('The workbook is too large.');
});

test('a workbook that repeats one long text is refused as a file of such rows is', async () => {
  const cells = Array.from({ length: 6 }, (_, at) => `<c r="${'ABCDEF'[at]}1" t="s"><v>0</v></c>`).join('');
  const long = workbookOf(`<row r="1">${cells}</row>`, `<si><t>${'x'.repeat(30_000)}</t></si>`);
  await expect(readOffice(long)).rejects.toThrow('The workbook is too large.');
});

test.each([200, 20_000])('an archive that lists one part %d times more is refused unread', async (more) => {
  // Not packed.
  const big = zipSync({ ...unzipSync(workbook), 'a.xml': new Uint8Array(more === 200 ? 1_000_000 : 0) }, { level: 0 });
  await expect(readOffice(listedAgain(big, more))).rejects.toThrow('The workbook is too large.');
});

/** An archive that lists its last part so many times more, each time by another name, as if it held nothing. */
function listedAgain(archive: Uint8Array, more: number): Uint8Array<ArrayBuffer> {
  const end = archive.length - 22;
  const nameLength = 'a.xml'.length;
  const [list, last] = [archive.slice(0, end), archive.slice(end - 46 - nameLength, end - nameLength)];
  new DataView(last.buffer).setUint32(24, 0, true);
  new DataView(last.buffer).setUint16(28, 9, true);
  const added = Array.from({ length: more }, (_, at) => [...last, ...strToU8(`${String(at).padStart(5, '0')}.xml`)]);
  const tail = archive.slice(end);
  const of = new DataView(tail.buffer);
  for (const place of [8, 10]) of.setUint16(place, of.getUint16(place, true) + more, true);
  return new Uint8Array(Buffer.concat([list, ...added.map((one) => Uint8Array.from(one)), tail]));
}
