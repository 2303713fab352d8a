import { describe, expect, test } from 'vitest';
import { consent, lines, officeFile, readOffice } from '../support/import-session.ts';

describe('letters', () => {
  const polish = Uint8Array.from(
    [...'Name;Email\nPawe³ Wiœniewski;p@x.example\n£ukasz Gajda;l@x.example'].map((sign) =>
      sign === 'œ' ? 0x9c : sign.charCodeAt(0),
    ),
  );
  test.each([
    ['04b-macroman-cr.csv', officeFile('04b-macroman-cr.csv'), 'macintosh', 'Geneviève Lévesque'],
    ['04c-cp850-msdos.csv', officeFile('04c-cp850-msdos.csv'), 'cp850', 'Geneviève Lévesque'],
    ['08-sep-line.csv', officeFile('08-sep-line.csv'), 'windows-1252', 'Geneviève Lévesque'],
    ['Polish', polish, 'windows-1250', 'Paweł Wiśniewski'],
    ['23-mixed-encodings.csv', officeFile('23-mixed-encodings.csv'), 'mixed', 'Geneviève Lévesque'],
  ] as const)('of %s are read right', async (_name, file, encoding, name) => {
    const { about, rows, doubtful } = await readOffice(file);
    expect([about.encoding, rows[0]?.name, about.wrongWord, doubtful]).toEqual([encoding, name, undefined, []]);
    expect(about.words[encoding]).toContain(name.split(' ')[0]);
  });

  test('of two encodings in one file are each read by their own', async () => {
    const { rows } = await readOffice(officeFile('23-mixed-encodings.csv'));
    expect(rows[1]).toMatchObject({ name: 'André Bélanger', company: 'Pâtisserie' });
  });

  test.each([
    ['windows-1252', new TextEncoder().encode('Name,Email\nGeneviève Côté,a@x.example'), 'GeneviÃ¨ve'],
    ['windows-1252', officeFile('04c-cp850-msdos.csv'), 'GeneviŠve'],
    ['utf-8', officeFile('08-sep-line.csv'), 'Genevi�ve'],
  ] as const)('read as %s by choice are said to be wrong, in the file and in the row', async (encoding, file, word) => {
    const { about, doubtful } = await readOffice(new Uint8Array(file), { encoding });
    expect(about.wrongWord).toBe(word);
    expect(doubtful[0]?.warnings.name).toContain('letters look wrong');
  });

  test.each([
    'Zoë O’Connor',
    'Jürgen Weiß & Söhne',
    'ÉMILE CÔTÉ',
    'Łukasz',
    '“Ça va” – 50 €',
    'iPhone™',
    '20 °C',
    'Peña',
    'São',
  ])('%s looks right', async (name) => {
    expect((await readOffice(`Name,Email\n${name},a@x.example`)).about.wrongWord).toBeUndefined();
  });
});

describe('days', () => {
  const read = async (days: string[], order?: 'day' | 'month') => {
    const { about, session } = await readOffice(
      lines('Email,Consent basis,Consent date', ...days.map((day, at) => `a${at}@x.example,express,"${day}"`)),
    );
    if (order) await session.check({ columns: about.columns, orders: [undefined, undefined, order], shared: consent });
    return { about, days: days.map((_, at) => session.row(at + 2).consentDate) };
  };

  test('are read in any way that has one meaning', async () => {
    const one = [
      '3-Apr-2026',
      'April 3, 2026',
      '2026-04-03',
      '2026-04-03T10:22:00Z',
      '46115',
      '2026/4/3',
      '3 avril 2026',
      '03-Apr-26',
      'Friday, April 3, 2026',
      '20260403',
    ];
    const { about, days } = await read(one);
    expect(days).toEqual(one.map(() => '2026-04-03'));
    expect(about.orders[2]).toBeUndefined();
    expect((await read(['1/1/2025'])).days).toEqual(['2025-01-01']);
  });

  test('have the order that the column proves, the same for all its rows', async () => {
    expect(await read(['31/12/2025', '03/04/2026 9:12'])).toMatchObject({
      about: { orders: [undefined, undefined, 'day'] },
      days: ['2025-12-31', '2026-04-03'],
    });
    expect(await read(['12/31/2025', '03/04/26'])).toMatchObject({ days: ['2025-12-31', '2026-03-04'] });
    expect(await read(['31.12.2025', '03.04.2026'])).toMatchObject({ days: ['2025-12-31', '2026-04-03'] });
  });

  test('without proof, or with proof of both, have the order that one chooses', async () => {
    expect(await read(['03/04/2026'])).toMatchObject({
      about: { orders: [undefined, undefined, 'open'] },
      days: ['03/04/2026'],
    });
    expect((await read(['03/04/2026'], 'day')).days).toEqual(['2026-04-03']);
    expect((await read(['03/04/2026'], 'month')).days).toEqual(['2026-03-04']);
    expect((await readOffice(officeFile('15-dates-dmy.csv'))).about.orders[3]).toBe('open');
  });
});

test.each([
  [
    'an Excel workbook',
    'PK\u0003\u0004 [Content_Types].xml xl/workbook.xml',
    'This is an Excel workbook. In Excel, save it as "CSV UTF-8"',
  ],
  [
    'a LibreOffice workbook',
    'PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    'LibreOffice workbook',
  ],
  ['a Word document', 'PK\u0003\u0004 [Content_Types].xml word/document.xml', 'text document'],
  ['another zip', 'PK\u0003\u0004 contacts.csv', 'compressed folder'],
  ['an old Excel workbook', officeFile('25b-xls-old-renamed.csv'), 'workbook of the old kind (.xls)'],
  ['a web page', officeFile('25c-html-named-xls.csv'), 'web page'],
  ['an Excel 2003 XML', '\ufeff<?xml version="1.0"?><Workbook/>', 'web page or XML'],
  ['a PDF', officeFile('25d-pdf.csv'), 'This is a PDF'],
  ['JSON', officeFile('25f-json.csv'), 'This is JSON'],
  ['a vCard', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nEND:VCARD', 'contact cards (vCard)'],
])('%s under the name of a CSV is named, with what to do', async (_name, file, sentence) => {
  await expect(readOffice(file)).rejects.toThrow(sentence);
});
