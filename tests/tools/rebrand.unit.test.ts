import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../shared/company/company.ts';
import { mine } from '../../site/checks/mine.ts';
import { claims } from '../../site/facts/claims.ts';
import { ownerFiles } from '../../tools/rebrand.mjs';
import { ofSample } from '../support/of-sample.ts';
import { root } from '../support/repository.ts';

const answers = {
  name: 'Harbourline Managed Technology',
  phone: '905 555 0188',
  origin: 'https://www.harbourline.example/',
  foundingYear: '2004',
  tagline: '',
  offices:
    'Hamilton; 1 King Street West; L8P 1A1; 43.2557; -79.8711 | Burlington; 2 Brant Street; L7R 1A1; 43.3255; -79.799',
};

test('the answers are the owner’s company; an empty one keeps the sample’s', () => {
  const text = ownerFiles(answers)['company.ts'];
  const written = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  expect(written).toMatchObject({
    name: 'Harbourline Managed Technology',
    phone: { display: '(905) 555-0188', e164: '+19055550188' },
    origin: 'https://www.harbourline.example',
    foundingYear: 2004,
    offices: [
      { id: 'hamilton', city: 'Hamilton', lat: 43.2557 },
      { id: 'burlington', postalCode: 'L7R 1A1' },
    ],
  });
  expect(written).not.toHaveProperty('tagline');
});

test('the file of answers in owner/README.md is taken as it stands, but for its logo', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(join(root, 'owner/README.md'), 'utf8')) ?? [];
  const { logo, ...others } = JSON.parse(example);
  expect(logo).toMatch(/\.svg$/);
  expect(Object.keys(ownerFiles(others))).toEqual(['company.ts', 'places.ts', 'palette.ts']);
});

test('asked again, what is left out stays as it is', () => {
  const text = ownerFiles({ phone: '905 555 0199' }, { name: 'Harbourline', foundingYear: 2004 })['company.ts'];
  expect(text).toContain('"name": "Harbourline"');
  expect(text).toContain('(905) 555-0199');
});

test('the postal code of the head office says the province of all places, and the time zone, unless the owner has one', () => {
  const winnipeg = {
    offices: 'Winnipeg; 1 Portage Avenue; R3B 2B1; 49.8954; -97.1385',
    cities: 'Winnipeg; 49.8954; -97.1385 | Brandon; 49.8485; -99.9501',
  };
  const files = ownerFiles(winnipeg, {}, { opens: '08:30' });
  expect(files['company.ts']).toContain('"region": "MB"');
  expect(files['places.ts'].match(/"province": "MB"/g)).toHaveLength(2);
  expect(files['hours.ts']).toMatch(/"opens": "08:30",\s*"timeZone": "America\/Winnipeg"/);
  expect(ownerFiles(winnipeg, {}, { timeZone: 'America/Toronto' })).not.toHaveProperty('hours.ts');
  expect(ownerFiles(answers)).not.toHaveProperty('hours.ts');
});

test('offices may be a list', () => {
  const offices = ['Hamilton; 1 King Street West; L8P 1A1; 43.2557; -79.8711'];
  expect(ownerFiles({ offices })['company.ts']).toContain('"id": "hamilton"');
});

test.each([
  ['logo', 'none.svg', /logo: “none\.svg”\. There is no such file\./],
  ['colors', 'accent #4cc9f0', /colors is no answer\. There are name, .*colours, logo\./],
  ['phone', '555 0188', /phone: “555 0188”\. Ten digits/],
  ['origin', 'harbourline.ca', /origin: .* Scheme and host/],
  ['offices', 'Hamilton', /offices: .* For example Hamilton; 1 King/],
  ['email', 'hello', /email: .* For example/],
])('an answer that cannot be used is named: %s', (name, text, said) => {
  expect(() => ownerFiles({ ...answers, [name]: text })).toThrow(said);
});

ofSample(test, 'claims')(
  'what is still the sample’s is listed with its file, and nothing once it is the owner’s',
  () => {
    const texts = [{ file: 'site/content/index.md', text: 'In Toronto. The GTA.' }];
    const asked = {
      texts,
      claims: Object.values(claims),
      hasLogo: false,
      leftOut: [{ file: 'site/content/(company)/brand.md' }],
    };
    const hamilton = { ...company, offices: [{ ...company.offices[0], city: 'Hamilton' }] as const };
    const left = mine({ ...asked, company: hamilton, owned: () => 'export const x = {};' });
    const lines = left.flatMap((one) => one.lines).join('\n');
    for (const words of [
      'owner/company.ts',
      'owner/claims.ts',
      'since: ',
      // Each claim, as each is a promise.
      ...Object.values(claims).flatMap(({ id, status }) => (status === 'unused' ? [] : [`${id}: `])),
      'site/content/index.md:1: …In Toronto',
      'owner/logo.svg',
      'brand.md',
    ])
      expect(lines).toContain(words);
    const nothing = mine({
      texts: [],
      company: hamilton,
      claims: [],
      hasLogo: true,
      leftOut: [],
      owned: () => 'export const company = { name: "x" };',
    });
    expect(nothing).toEqual([]);
    const ownName = { ...asked, company: { ...hamilton, origin: 'https://www.harbourline.ca' }, owned: () => '' };
    expect(mine(ownName).flatMap(({ lines }) => lines)).toContainEqual(expect.stringContaining('owner/logo.svg'));
  },
);
