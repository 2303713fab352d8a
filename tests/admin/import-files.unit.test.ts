import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSession } from '../../admin/import/create-session.ts';
import { createRowReader } from '../../admin/import/read/create-row-reader.ts';
import { decode } from '../../admin/import/read/decode.ts';
import { guessColumns } from '../../admin/import/read/guess-columns.ts';
import { guessEncoding } from '../../admin/import/read/guess-encoding.ts';
import { guessSeparator } from '../../admin/import/read/guess-separator.ts';
import { parseRows } from '../../admin/import/read/parse-rows.ts';
import { toValue } from '../../admin/import/read/to-value.ts';
import { csvRow } from '../../shared/csv-cell.ts';
import { contactFields, fieldNames, importLimits } from '../../shared/staff/import-fields.ts';
import { consent, guessed } from '../support/import-session.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be', mark = '') => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16());
};
const windows = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const text = 'Nom;Courriel\r\nZoë Lévesque;zoe@clinique.example\r\n';

describe('the encoding of a file is guessed', () => {
  test.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 with its mark', utf16(text, 'le', '\ufeff'), 'utf-16le'],
    ['UTF-16, the other way round, with its mark', utf16(text, 'be', '\ufeff'), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, 'le'), 'utf-16le'],
    ['UTF-16, the other way round, without a mark', utf16(text, 'be'), 'utf-16be'],
    ['Windows-1252', windows(text), 'windows-1252'],
  ] as const)('%s', (_name, bytes, encoding) => {
    expect(guessEncoding(bytes)).toBe(encoding);
    expect(decode(bytes, encoding)).toBe(text);
  });
});

test.each([
  [',', 'Name,Email\n"Roe; Jane; and others","a@b.example"\n'],
  [';', 'Nom;Courriel\n"Roe, Jane, John";"a@b.example"\n'],
  ['\t', 'Name\tEmail\nRoe, Jane\ta@b.example\n'],
  ['|', 'Name|Email|Note\nRoe|a@b.example|"a\nb;c;d;e"\n'],
  [',', 'Email\na@b.example\n'],
  [';', 'sep=;\nFirm, city, province;Email\nLee, Toronto, ON;a@b.example\n'],
  [':', 'Name:Email\nRoe:a@b.example\n'],
  ['\t', 'Clients, Toronto, 2026\nName\tEmail\nRoe, Jane\ta@b.example\nDoe, Jo\tb@b.example\n'],
] as const)('the separator %j is guessed from the lines, not from what is within quotation marks', (sign, lines) => {
  expect(guessSeparator(lines)).toBe(sign);
});

describe('columns are matched by their headings', () => {
  test.each([
    [
      ['Full Name', 'E-mail address', 'Phone number', 'Company name', 'Job Title', 'Comments', 'Shoe size'],
      ['name', 'email', 'phone', 'company', 'jobTitle', 'note', undefined],
    ],
    [
      ['Prénom', 'NOM', 'Courriel', 'Téléphone', 'Entreprise', 'Poste', 'Remarques'],
      ['firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'note'],
    ],
    [
      ['Nom', 'Adresse électronique', 'Base du consentement', 'Date du consentement', 'Source', 'Motif', 'Échéance'],
      ['name', 'email', 'basis', 'consentDate', 'source', 'reason', 'until'],
    ],
    [
      ['Email', 'Email', ''],
      ['email', 'email', undefined],
    ],
    [Object.values(contactFields), fieldNames],
  ])('%j', (headings, columns) => {
    expect(guessColumns(headings, [], headings.length)).toEqual(columns);
  });
});

test('a cell becomes a value: days beyond doubt, words of both languages, no apostrophe before a formula', () => {
  const days = ['2026/3/1', '2026-03-01', '2026.03.01', '2026-03-01 14:05:00'];
  expect(days.map((day) => toValue('consentDate', day))).toEqual(Array(4).fill('2026-03-01'));
  expect(toValue('consentDate', '03/04/2026')).toBe('03/04/2026');
  expect([toValue('basis', 'Exprès'), toValue('basis', 'IMPLIED'), toValue('reason', 'Carte de visite')]).toEqual([
    'express',
    'implied',
    'given',
  ]);
  expect([toValue('phone', "'+1 416 555 0100"), toValue('name', "'t Hooft")]).toEqual(['+1 416 555 0100', "'t Hooft"]);
});

test('the consent that was said for all rows stands in for what a row leaves open, and never for another basis', () => {
  const shared = { basis: 'implied', reason: 'given', until: '2026-12-31' };
  const read = createRowReader({
    columns: ['email', 'basis', 'until'],
    orders: [],
    shared,
    headings: [],
    separator: ',',
  });
  expect(read(['a@b.example', '', '']).row).toMatchObject(shared);
  expect(read(['a@b.example', 'implied', '2026-11-30']).row).toMatchObject({ until: '2026-11-30' });
  expect(read(['a@b.example', 'express', '']).row.reason).toBeUndefined();
});

describe('a file', () => {
  test('is read as it was written, whatever is in its cells, with the line that each row begins in', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', '\r\n', ' ', '=', "'"),
      maxLength: 8,
    });
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(rows, (written) => {
        // Our exports put an apostrophe before formulas; it is removed later, cell by cell.
        const quoted = written.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'));
        const read = parseRows(quoted.join('\r\n'), ';');
        expect(read.map(({ cells }) => cells)).toEqual(written.map((cells) => [...cells]));
        const before = (row: number) => quoted.slice(0, row).join('\n').split('\n').length + (row > 0 ? 1 : 0);
        expect(read.map(({ line }) => line)).toEqual(written.map((_, row) => before(row)));
      }),
    );
  });

  test.each([
    [
      'a mark that is not closed',
      'Name,Email\n"Roe,a@b.example\n',
      'A quotation mark is opened and not closed in the row that begins in line 2',
    ],
    [
      'a mark that is not closed before a hundred thousand characters',
      `Name,Email\nAda,a@b.example\n"Roe,${'x,\n'.repeat(60_000)}`,
      'The row that begins in line 3 has more than 100,000 characters. Perhaps a quotation mark is opened there',
    ],
    ['a row of a million cells', `Name,Email\n${'a,'.repeat(1_000_000)}\n`, 'The row that begins in line 2 has more'],
    [
      'a cell of a million characters',
      `Name,Email\n${'x'.repeat(1_000_000)},b`,
      'The row that begins in line 2 has more',
    ],
    ['quotation marks alone', `Name,Email\n${'"'.repeat(1_000_000)}`, 'The row that begins in line 2 has more'],
    ['zeros alone', '\0'.repeat(1_000_000), 'The row that begins in line 1 has more'],
    [
      'more blank rows than a person left there',
      `Name,Email\n${',\n'.repeat(importLimits.blankRows + 1)}`,
      'more than 200,000 blank rows. Delete the empty ones',
    ],
    ['too many columns', `${'a,'.repeat(30_000)}\nb\n`, 'more than 500 columns. Delete those that you do not need.'],
    ['too many rows', `Name\n${'x\n'.repeat(importLimits.rows + 1)}`, 'more than 50,000 rows'],
  ])('with %s is refused with a sentence that helps', (_name, content, sentence) => {
    expect(() => parseRows(content, ',')).toThrow(sentence);
  });

  test.each([
    ['headings alone', utf8('Name,Email\n'), 'The file holds no rows under a line of headings.'],
    ['more than it may weigh', new Uint8Array(importLimits.fileBytes + 1), 'larger than 25 MB'],
  ])('with %s is refused', async (_name, bytes, sentence) => {
    const session = createSession(() => {});
    await expect(session.open(new Blob([bytes]), {})).rejects.toThrow(sentence);
  });
});

describe('a session with a file', () => {
  const all = consent;
  const opened = async (lines: string[]) => {
    const session = createSession(() => {});
    const about = await session.open(new Blob([lines.join('\r\n')]), {});
    await session.check(guessed(about, all));
    return session;
  };

  test('finds wrong rows and emails that came before, and forgets both when they are corrected', async () => {
    const session = await opened(['Name,Email', 'Ada Roe,a@b.example', 'Bo Roe,none', 'Cy Roe,A@B.example']);
    expect(session.counts()).toEqual({ ready: 2, express: 2, left: 0 });
    expect(session.faults(0, 9)).toMatchObject([{ line: 3, fields: { email: expect.any(String) } }]);
    expect(session.duplicates(0, 9)).toMatchObject([{ line: 4, earlier: 2, choice: 'skip' }]);
    expect(session.change(3, 'email', 'b@b.example').fields).toEqual({});
    session.change(4, 'email', 'c@b.example');
    expect([session.faults(0, 9), session.duplicates(0, 9), session.counts().ready]).toEqual([[], [], 3]);
  });

  test('divides rows into batches that fit a request, with what was chosen for each', async () => {
    const note = 'é'.repeat(1900);
    const lines = Array.from({ length: 450 }, (_, row) => `Ada Roe,a.${row}@b.example,${row < 60 ? note : ''}`);
    const session = await opened(['Name,Email,Note', ...lines]);
    session.heard([{ line: 5, name: 'Ada', company: null, changedAt: 0 }], []);
    session.choose('update', 5);
    const { batches, rows } = session.divide();
    const sent = Array.from({ length: batches }, (_, number) => session.batch(number));
    expect([rows, sent.flat().length]).toEqual([450, 450]);
    for (const batch of sent) {
      expect(batch.length).toBeLessThanOrEqual(importLimits.batchRows);
      expect(utf8(JSON.stringify({ rows: batch })).length).toBeLessThan(64 * 1024);
    }
    expect(sent.flat().filter(({ onDuplicate }) => onDuplicate !== 'skip')).toMatchObject([{ line: 5 }]);
  });

  test('gives the wrong rows as a file that no spreadsheet runs and that can be imported by itself', async () => {
    const session = await opened(['Name,Email,Note', csvRow(['Ada Roe', 'none', '=HYPERLINK("x"), =1']).trim()]);
    const file = session.faultsFile();
    expect(file).toContain(`"'=HYPERLINK(""x""), =1"`);
    expect(file).toContain('Email: Please enter a valid email address');
    const again = createSession(() => {});
    await again.check(guessed(await again.open(new Blob([file]), {}), {}));
    expect(again.change(2, 'email', 'a@b.example')).toMatchObject({
      row: { name: 'Ada Roe', note: '=HYPERLINK("x"), =1', ...all },
      fields: {},
    });
  });
});
