import { describe, expect, test } from 'vitest';
import { lines, officeFile, readOffice } from '../support/import-session.ts';

const one = (heads: string, row: string) => `${heads}\r\n${row}`;

describe('nothing is lost or changed without a word', () => {
  const warned = async (file: string | Uint8Array<ArrayBuffer>) => {
    const { rows, doubtful, faults } = await readOffice(file);
    return { rows, faults, warnings: doubtful.map(({ warnings }) => warnings) };
  };

  test('a number that a spreadsheet shortened is left out', async () => {
    const { rows, warnings } = await warned(officeFile('14-scientific.csv'));
    expect(rows.map(({ phone }) => phone)).toEqual([undefined, undefined, undefined]);
    expect(warnings[0]?.phone).toContain('shortened this number to 4.16556E+09, so its last digits are lost');
    expect((await warned(one('Email,Phone', 'a@x.example,4.165550114E+09'))).rows[0]?.phone).toBe('4165550114');
    expect((await warned(one('Email,Phone', 'a@x.example,see email!!'))).warnings[0]?.phone).toContain(
      'is no phone number',
    );
    expect((await warned(one('Email,Phone', 'a@x.example,n/a'))).warnings).toEqual([]);
  });

  test('="…" is taken off, and leading zeros stay', async () => {
    const { rows, warnings } = await warned(officeFile('13-leading-zeros-phone.csv'));
    expect(rows.map(({ phone }) => phone)).toEqual(['0044 20 7946 0958', '4165550113', '4165550114']);
    expect(warnings).toEqual([]);
  });

  test('cells beyond the headings continue the last column, and are shown', async () => {
    const { rows, warnings } = await warned(officeFile('56-unquoted-comma-last.csv'));
    expect(rows[0]?.company).toBe('Roy Plumbing, Heating and Cooling Inc.');
    expect(warnings[0]?.company).toContain('“Heating and Cooling Inc.” was put back here');
    const { about } = await readOffice(officeFile('56-unquoted-comma-last.csv'));
    expect([about.wider, about.columns.length]).toEqual([{ count: 1, line: 2 }, 5]);
    // Where no space shows the place, the cells have moved: the email is wrong, so the row does not come in.
    const moved = await warned(
      lines(
        'Name,Email,Phone',
        'Bo Roy,b@x.example,416-555-0101',
        'Lee,Ann,a@x.example,416-555-0100',
        'Cy Day,c@x.example,',
      ),
    );
    expect(moved.faults).toMatchObject([
      { fields: { email: expect.any(String) }, warnings: { phone: expect.stringContaining('more cells') } },
    ]);
    // A column without a heading is none of those.
    expect((await warned(one('Name,Email,', 'Ann Lee,a@x.example,friend'))).warnings).toEqual([]);
  });

  test('cells beyond the headings in all rows are a column, to be matched by what is in it', async () => {
    const people = ['Ann,a', 'Bo,b', 'Cy,c'].map((one, at) => `${one}@x.example,416-555-010${at},friend`);
    const { about, doubtful } = await readOffice(lines('Name,Email', ...people));
    expect([about.columns, about.wider.count, doubtful]).toEqual([['name', 'email', 'phone', undefined], 3, []]);
  });

  test('a comma before a space is put back, wherever it divided a cell', async () => {
    const { rows, warnings } = await warned(
      lines(
        'Name,Company,Email,Status',
        'Bo Roy,Roy Plumbing, Heating,b@x.example,Active',
        'Lee, Ann,Lee Co,a@x.example,Unsubscribed',
        'Cy Day,Day Co,c@x.example,Active',
      ),
    );
    expect(rows.slice(0, 2)).toMatchObject([
      { name: 'Bo Roy', company: 'Roy Plumbing, Heating', email: 'b@x.example', basis: 'express' },
      { name: 'Lee, Ann', company: 'Lee Co', email: 'a@x.example', basis: 'unsubscribed' },
    ]);
    expect(warnings.map((one) => Object.keys(one))).toEqual([['company'], ['name']]);
  });

  test('of two addresses, in a cell or in two columns, the first comes in and the others are said', async () => {
    const cells = [
      'a@x.example ::: b@x.example',
      'a@x.example; b@x.example',
      'a@x.example / b@x.example',
      'a@x.example b@x.example',
    ];
    for (const cell of cells) {
      const { rows, warnings } = await warned(one('Name,Email', `Ann Lee,${cell}`));
      expect(rows[0], cell).toMatchObject({ email: 'a@x.example', note: 'Also: b@x.example' });
      expect(warnings[0]?.email).toContain('More than one address: a@x.example, b@x.example.');
    }
    const { rows, warnings } = await warned(officeFile('09-duplicate-headers.csv'));
    expect(rows.map(({ email, phone }) => [email, phone])).toEqual([
      ['a09ann@x.example', '416-555-0110'],
      ['a09bo@x.example', '416-555-0111'],
    ]);
    expect(warnings).toMatchObject([{ email: expect.stringContaining('a09bo2@x.example') }]);
  });

  test.each([
    ['"""Cy Day"" <cy@x.example>"', 'cy@x.example'],
    ['mailto:cy@x.example', 'cy@x.example'],
    ['\u200bcy@x.example\u00a0', 'cy@x.example'],
    ['cy\u0000@x.example', 'cy@x.example'],
    ['cy@müller.example', 'cy@xn--mller-kva.example'],
  ])('an address as %j is read', async (cell, email) => {
    const { rows, faults, warnings } = await warned(one('Name,Email', `Cy Day,${cell}`));
    expect([rows[0]?.email, faults, warnings]).toEqual([email, [], []]);
  });

  test('errors of a spreadsheet are left out, and lost letters and a no in a note are said', async () => {
    const { rows, warnings } = await warned(
      lines(
        'Name,Email,Company,Note',
        'Genevi?ve,a@x.example,#REF!,',
        'Zo&euml;,b@x.example,,Do not email',
        'Bo,c@x.example,,Why?not',
      ),
    );
    expect(rows.map(({ company }) => company)).toEqual([undefined, undefined, undefined]);
    expect(warnings.map((one) => Object.keys(one))).toEqual([
      ['name', 'company'],
      ['name', 'note'],
    ]);
    expect(warnings[0]?.company).toContain('#REF!. It is left out.');
  });

  test('a row to look at is one no more when its field is corrected', async () => {
    const { session } = await readOffice(officeFile('14-scientific.csv'));
    expect(session.change(2, 'phone', '416-555-0114').warnings).toEqual({});
    expect(session.doubtful(0, 9).map(({ line }) => line)).toEqual([3, 4]);
    expect(session.row(2).phone).toBe('416-555-0114');
  });

  test('quotation marks with a backslash before them end nothing', async () => {
    const text = one('Name,Email,Note', '"Ann Lee",a@x.example,"said \\"hi, there\\" twice"');
    expect((await warned(text)).rows[0]?.note).toBe('said "hi, there" twice');
  });

  test('a row that is opened and not closed is named by the line it begins in', async () => {
    await expect(readOffice(officeFile('07b-unclosed-quote.csv'))).rejects.toThrow('begins in line 2.');
  });

  test('300 columns are read', async () => {
    const { about, rows } = await readOffice(officeFile('51-300-columns.csv'));
    expect([about.columns.length > 250, rows.length]).toEqual([true, 1]);
  });
});

/** Read anew from each of its signs, eight such cells take more than the time of a test. */
const long = 95_000;

test.each<[string, string, string]>([
  ['letters without an address', 'Email', 'a'.repeat(long)],
  ['dots after an address', 'Email', `a@b${'.'.repeat(long)}x`],
  ['spaces', 'Email', `a${' '.repeat(long)}x`],
  ['signs between brackets', 'Email', `a <${'@'.repeat(long)}`],
  ['colons before an address', 'Email', `${':x'.repeat(long / 4)}@${'.'.repeat(long / 4)}@`],
  ['spaces between digits', 'Phone', `1${' '.repeat(long)}1`],
  ['addresses', 'Email', Array.from({ length: long / 12 }, (_, at) => `${at}@b.co`).join(' ')],
])('a cell of thousands of %s is read in one pass', async (_what, heading, cell) => {
  const rows = Array<string>(8).fill(`${cell},Ann Lee`);
  expect((await readOffice(one(`${heading},Name`, rows.join('\r\n')))).about.columns).toHaveLength(2);
});

test('a heading of thousands of words is not read anew in each row', async () => {
  const rows = Array<string>(5_000).fill('Ann Lee,a@x.example,no');
  const { about } = await readOffice(one(`Name,Email,${'ok '.repeat(10_000)}`, rows.join('\r\n')));
  expect(about.columns).toHaveLength(3);
});
