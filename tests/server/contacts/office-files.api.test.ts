import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RowFields } from '../../../shared/staff/import-fields.ts';
import { type PeopleAnswer, peoplePaths } from '../../../shared/staff/people.ts';
import { officeFile, readOffice } from '../../support/import-session.ts';
import { upload } from '../../support/importer.ts';
import { useServers } from '../../support/use-servers.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

const start = useServers();

/** As it was read, in the list of contacts by the words of its name and by its address, and in the export. */
async function carriesThrough(file: string): Promise<Awaited<ReturnType<typeof readOffice>>> {
  const read = await readOffice(officeFile(file));
  const admin = await (await start()).signedIn('admin');
  await upload(admin, read.rows);
  const find = async (typed: string) => {
    const { items } = await admin.json<PeopleAnswer>('GET', `${peoplePaths.people}?q=${encodeURIComponent(typed)}`);
    return items.map(({ name, email, phone }) => ({ name, email, phone }));
  };
  const csv = await (await admin.call('GET', `${peoplePaths.exportCsv}?source=import`)).text();
  const exported = await readOffice(csv, {}, {});
  expect(exported.faults).toEqual([]);
  for (const row of read.rows) {
    const { line: _line, onDuplicate: _choice, email, ...fields } = row;
    const whom = { name: row.name ?? null, phone: row.phone ?? null, email: email?.toLowerCase() ?? null };
    const typed = [row.name && plain(row.name), email, row.phone].filter(
      (words) => words !== undefined && words !== '',
    );
    for (const words of typed) expect(await find(String(words)), `${file}: ${words}`).toContainEqual(whom);
    expect(exported.rows, `${file}: exported`).toContainEqual(
      expect.objectContaining({ ...fields, ...(email && { email: email.toLowerCase() }) }),
    );
  }
  return read;
}

/** As somebody types who has no accents on the keyboard. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z ]/g, ' ')
    .trim();

const shared = { basis: 'express', consentDate: '2026-03-31', source: 'Spring fair' };
const left = { basis: 'unsubscribed' };

type Carried = { file: string; people: RowFields[]; warned?: Record<number, keyof RowFields> };

const carried: readonly Carried[] = [
  {
    file: '61-outlook-1252.csv',
    people: [
      {
        name: 'Geneviève Lévesque',
        email: 'genevieve@cote.example',
        phone: '514-555-0122',
        company: 'Cabinet Côté & fils',
        jobTitle: 'Associée',
        note: 'Préfère le français\nAlso: 514-555-0199',
      },
      { name: 'Seán O’Connor', phone: '416-555-0166', company: 'Bakery “Ça va”', jobTitle: 'Owner' },
    ],
  },
  {
    file: '62-google.csv',
    people: [
      {
        name: 'Priya Raman',
        email: 'priya@maple.example',
        phone: '+1 416-555-0172',
        company: 'Maple Legal LLP',
        jobTitle: 'Partner',
        note: 'Also: p.raman@maple.example, +1 416-555-0173',
      },
      { email: 'front.desk@harbour.example', company: 'Harbour Dental' },
      { name: 'Bo Roy', phone: '905 555 0141' },
    ],
    warned: { 2: 'email' },
  },
  {
    file: '63-hubspot.csv',
    people: [
      { name: 'Ann Lee', email: 'ann@lee.example', phone: '(416) 555-0101', company: 'Lee Co', ...shared },
      { name: 'Cy Day', email: 'cy@day.example', company: 'Day Co', ...left },
      { name: 'Di Fox', email: 'di@fox.example', phone: '416-555-0103', ...left },
    ],
  },
  {
    file: '64-merged-headings.xlsx',
    people: [
      {
        name: 'Zoë Lee',
        email: 'zoe@lee.example',
        phone: '4165550104',
        note: 'Also: 647-555-0104',
        ...shared,
        consentDate: '2026-04-03',
      },
      { name: 'Bo Roy', email: 'bo@roy.example', phone: '905 555 0105', ...shared, consentDate: '2025-12-31' },
      { name: 'Cy Day', email: 'cy.day@day.example', ...left },
    ],
  },
  {
    file: '65-sep-line-french.csv',
    people: [
      {
        name: 'Geneviève Lévesque',
        email: 'g.levesque@cote.example',
        phone: '514 555-0122',
        company: 'Côté, Roy et associés',
        basis: 'express',
        consentDate: '2025-12-31',
        source: 'Salon de mars',
      },
      { name: 'Zoé Roy', email: 'zoe.roy@roy.example', company: 'Roy inc.', consentDate: '2026-03-04' },
    ],
  },
  {
    file: '66-no-headings.txt',
    people: [
      {
        name: 'Priya Raman',
        company: 'Maple Legal LLP',
        phone: '(416) 555-0172',
        email: 'priya.raman@maplelegal.example',
      },
      { name: 'Jonathan McAllister', company: 'Harbour Foods', phone: '905-555-0143' },
      { name: 'Amélie Côté', company: 'Oak Dentistry', phone: '647-555-0144', email: 'amelie.cote@oak.example' },
    ],
  },
  {
    file: '67-last-first.csv',
    people: [
      { name: 'Tremblay, Jean', email: 'jean@tremblay.example', phone: '514-555-0167' },
      { name: 'McAllister, Jonathan Q.', email: 'jq@mcallister.example' },
      { name: 'Ann Lee, CPA', email: 'ann.cpa@lee.example' },
    ],
  },
  {
    file: '68-two-emails.csv',
    people: [
      { name: 'Cy Day', email: 'cy@two.example', phone: '416-555-0168', note: 'Also: cy.home@two.example' },
      {
        name: 'Di Fox',
        email: 'di@two.example',
        phone: '416-555-0169',
        note: 'Also: di.fox@two.example, 647-555-0169',
      },
      { name: 'Jo Lam', email: 'jo@two.example', company: 'Lam Co' },
    ],
    warned: { 2: 'email', 3: 'email' },
  },
  {
    file: '69-shortened-phones.csv',
    people: [
      { name: 'Ann Lee', email: 'ann@short.example' },
      { name: 'Bo Roy', email: 'bo@short.example' },
      { name: 'Cy Day', email: 'cy@short.example' },
      { name: 'Di Fox', email: 'di@short.example', phone: '4165550169' },
    ],
    warned: { 2: 'phone', 3: 'phone', 4: 'phone' },
  },
  {
    file: '70-mailchimp-unsubscribed.csv',
    people: [
      { name: 'Ann Lee', email: 'ann@chimp.example', ...left },
      { name: 'Bo Roy', email: 'bo@chimp.example', ...shared, consentDate: '2025-01-03' },
    ],
  },
];

test.each(firstFew(carried, 4))(
  '$file comes in whole, is found and comes out again; what is lost is said',
  async ({ file, people, warned = {} }) => {
    const { rows, faults, doubtful } = await carriesThrough(file);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject(people);
    // Nothing was made up.
    expect(rows.map(({ phone }) => phone)).toEqual(people.map(({ phone }) => phone));
    expect(Object.fromEntries(doubtful.map(({ line, warnings }) => [line, Object.keys(warnings)[0]]))).toEqual(warned);
  },
);

/** Refused in a sentence (import-letters, import-warnings). */
const refused = /^(07b|25)/;

beforeRelease.each(
  readdirSync('tests/admin/import-files').filter((file) => /^[0-5]/.test(file) && !refused.test(file)),
)('%s is found as it was read, and comes out again', async (file) => {
  await carriesThrough(file);
});
