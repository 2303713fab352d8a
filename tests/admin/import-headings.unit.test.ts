import { describe, expect, test } from 'vitest';
import { lines, officeFile, readOffice } from '../support/import-session.ts';

describe('the line of the headings', () => {
  const three = ['Geneviève Lévesque', 'Zoë O’Connor', 'Jürgen Weiß'];
  test.each([
    ['08-sep-line.csv', 2],
    ['18-title-above-header.csv', 4],
    ['18b-no-header.csv', 0],
  ])('of %s is found, and nobody is lost', async (name, head) => {
    const { about, rows } = await readOffice(officeFile(name));
    expect([about.head, rows.map((row) => row.name)]).toEqual([head, three]);
    expect(rows[0]).toMatchObject({ phone: '514-555-0122', company: 'Cabinet Côté' });
  });

  test.each([
    [
      'LinkedIn’s notes above',
      lines(
        'Notes:',
        '"When exporting your connection data, you may notice that some are missing, sorry."',
        '',
        'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
        'Ann,Lee,https://l.example,a@x.example,Lee Co,Owner,03 Nov 2025',
      ),
      4,
    ],
    ['a title as wide as the list', lines('Clients,Toronto,2026', 'Name,Email,Phone', 'Ann Lee,a@x.example,'), 2],
    ['foreign words', lines('Liste', 'Nombre;Correo', 'Ann Lee;a@x.example', 'Bo Roy;b@x.example'), 2],
    ['one column of emails', lines('a@x.example', 'b@x.example'), 0],
    ['one column with its heading', lines('email', 'a@x.example'), 1],
    ['a heading with an example', lines('Name,Email (name@company.example)', 'Ann Lee,a@x.example'), 1],
    ['a person with a phone first', lines('Ann Lee,416-555-0100', 'Bo Roy,416-555-0101'), 0],
    ['sep= in a quoted line with tabs', lines('"sep=\t"', 'Name\tEmail', 'Ann Lee\ta@x.example'), 2],
  ])('is guessed: %s', async (_name, text, head) => {
    const { about, faults } = await readOffice(text);
    expect([about.head, faults]).toEqual([head, []]);
  });

  test('is as one chooses, or there is none', async () => {
    const text = lines('Name,Email', 'Ann Lee,a@x.example', 'Bo Roy,b@x.example');
    expect((await readOffice(text, { head: 0 })).about).toMatchObject({ rows: 3, headings: [] });
    const { about } = await readOffice(text, { head: 2 });
    expect(about).toMatchObject({ rows: 1, headings: ['Ann Lee', 'a@x.example'] });
    expect(about.lines[1]).toEqual({ line: 2, text: 'Ann Lee, a@x.example' });
  });
});

describe('columns are known by what is in them', () => {
  test.each([
    [
      'emails, phones and names under no headings',
      lines('x1;Lee Co Inc.;Ann Lee;(416) 555-0100;a@x.example', 'x2;Roy Ltd;Bo Roy;416 555 0101;b@x.example'),
      [undefined, 'company', 'name', 'phone', 'email'],
    ],
    [
      'emails under a heading that says something else',
      lines('Name,Contact,ID', 'Ann Lee,a@x.example,4165550100'),
      ['name', 'email', 'phone'],
    ],
    [
      'no dates, codes and short numbers as phones',
      lines('Name,E-mail,Since,Code', 'Ann Lee,a@x.example,2026-01-02,1234567'),
      ['name', 'email', undefined, undefined],
    ],
    [
      'phones under a heading of emails and the other way round',
      lines('Name,Email,Phone', 'Ann Lee,416-555-0100,a@x.example'),
      ['name', 'phone', 'email'],
    ],
    [
      'first and last names as Apple writes them, and the business of a trade’s program',
      lines('First,Last,Business Name,Email', 'Ann,Lee,Lee Co,a@x.example'),
      ['firstName', 'lastName', 'company', 'email'],
    ],
    ['“Mr.” as no job title', lines('Title,Name,Email', 'Mr.,Ann Lee,a@x.example'), [undefined, 'name', 'email']],
  ])('%s', async (_name, text, columns) => {
    expect((await readOffice(text)).about.columns).toEqual(columns);
  });
});

test.each([
  ['in one line, as mail programs write it', 'Ann Lee <a@x.example>; "Roy, Bo" <b@x.example>; c@x.example'],
  ['a line each', 'Ann Lee <a@x.example>\n"Roy, Bo" <b@x.example>\nc@x.example\n'],
])('a list of addresses %s is a person each, with the name before the address', async (_name, text) => {
  const { rows, faults } = await readOffice(text, { separator: ';' });
  expect(rows.map(({ name, email }) => [name, email])).toEqual([
    ['Ann Lee', 'a@x.example'],
    ['Roy, Bo', 'b@x.example'],
    [undefined, 'c@x.example'],
  ]);
  expect(faults).toEqual([]);
});

test.each([
  ['40-phone-only.csv', 2],
  ['42-email-only.csv', 2],
  ['33-hubspot.csv', 2],
  ['47-caret-or-colon.txt', 1],
  ['53-single-quotes.csv', 1],
])('%s comes in whole: an email or a phone is enough', async (name, count) => {
  const { rows, faults } = await readOffice(officeFile(name));
  expect([rows.length, faults]).toEqual([count, []]);
});
