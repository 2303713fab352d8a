import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { openDays } from '../../../shared/company/open-days.ts';
import { longDate } from '../../../site/components/articles/long-date.ts';
import type { Claim } from '../../../site/facts/claim-record.ts';
import { claims } from '../../../site/facts/claims.ts';
import { facts } from '../../../site/facts/records/index.ts';
import { suppliers } from '../../../site/facts/suppliers.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';

const builtPage = (name: string) => parse(readFileSync(join(dist, `${name}.html`), 'utf8'));

test('on the page about us each statement stands with its kind and its day, beside the way to check it', () => {
  const band = builtPage('about-us').querySelector('[aria-labelledby="statements"]');
  const figures = band?.querySelectorAll('[data-claim]') ?? [];
  expect(figures.map((figure) => figure.getAttribute('data-claim'))).toEqual([
    'since',
    'employees',
    'cities',
    'monitoring',
    'firmSize',
  ]);
  for (const figure of figures) {
    const claim = Object.values(claims).find(({ id }) => id === figure.getAttribute('data-claim'));
    for (const words of [claim?.value, claim?.wording, claim?.status]) expect(figure.text).toContain(words);
    expect(figure.querySelector('time')?.getAttribute('datetime')).toBe(claim?.asOf);
  }
  expect(band?.querySelector('a[href="/claims-and-sources"]')).not.toBeNull();
});

ofSample(
  test,
  'places',
  'claims',
)(
  'cities with a target of their own have a table, the others a second one, which says once what holds for them',
  () => {
    const [known, rest] = builtPage('locations').querySelectorAll('.places-table');
    const rows = [known, rest].map((table) => table?.querySelectorAll('tbody tr') ?? []);
    expect(rows.flat()).toHaveLength(16);
    for (const row of rows[0] ?? []) expect(row.querySelectorAll('td').at(-1)?.text).toMatch(/^\d+ minutes$/);
    const heads = [known, rest].map((table) => table?.querySelectorAll('thead th').map(({ text }) => text) ?? []);
    expect(heads[1]).toEqual(heads[0]?.slice(0, heads[1]?.length));
    // Where an office is, before the nearest city without one.
    for (const [first] of rows) expect(first?.text).toContain('our office');
    for (const row of rows.flat())
      expect(row.querySelectorAll('td').every(({ text }) => text.trim() !== '')).toBe(true);
    expect(rest?.querySelector('caption')?.text).toMatch(/^Help desk response within 15 minutes/);
    expect(`${known?.text}${rest?.text}`).not.toMatch(/ask us/i);
  },
);

test('the page about us names each office with its address and the hours', () => {
  const text = builtPage('about-us').querySelector('[aria-labelledby="find-us"]')?.text ?? '';
  for (const { street, city, postalCode } of company.offices) {
    for (const words of [street, city, postalCode]) expect(text).toContain(words);
  }
  expect(text).toContain(`${openDays}, ${hours.opens} to ${hours.closes}`);
});

test('at the top of the partnerships page each kind of partner finds the way to a heading of their own', () => {
  const page = builtPage('partnerships');
  const links = page.querySelectorAll('nav[aria-labelledby="page-links"] a');
  expect(links.length).toBeGreaterThan(1);
  const targets = links.map((link) => page.querySelector(`h2[id="${link.getAttribute('href')?.slice(1)}"]`));
  expect(targets).not.toContain(null);
  expect(new Set(targets).size).toBe(links.length);
});

test('the page of claims holds every claim in use, and what the site does not use is in the document for the owner', () => {
  const rows = builtPage('claims-and-sources').querySelectorAll('.own-claims__claim');
  const texts = rows.map((row) => row.text.replace(/\s+/g, ' '));
  const lists = builtPage('claims-and-sources').querySelectorAll('.own-claims');
  const owners = readFileSync(join(import.meta.dirname, '../../../docs/claims.md'), 'utf8').split('\n');
  for (const claim of Object.values<Claim>(claims)) {
    const has = (text: string) => text.includes(claim.value) && text.includes(claim.wording);
    const row = texts.find(has);
    expect(row !== undefined, claim.id).toBe(claim.status !== 'unused');
    if (claim.status === 'unused') expect(owners.find(has), claim.id).toContain(claim.note);
    if (row === undefined) continue;
    // Said once for its list, and in its own line where it is another.
    const said = `${claim.source}, ${longDate(claim.asOf)}`;
    const list = lists.find(({ text }) => text.replace(/\s+/g, ' ').includes(row));
    const usual = list?.querySelector('.own-claims__usual')?.text ?? '';
    expect(row.includes(said), claim.id).toBe(!usual.startsWith(said));
  }
});

ofSample(test, 'claims')(
  'a figure that no page uses has its reason, and a second version never stands without the first',
  () => {
    const all: Claim[] = Object.values(claims);
    const unused = all.filter(({ status }) => status === 'unused');
    expect(unused.filter(({ note }) => !note)).toEqual([]);
    for (const topic of ['age', 'customers', 'rating', 'first-response', 'on-site-standard']) {
      expect(new Set(all.filter((claim) => claim.topic === topic).map(({ status }) => status === 'unused')).size).toBe(
        2,
      );
    }
  },
);

test('the page of claims lists the facts from outside with their source, and a statutory fine is none of our claims', () => {
  const list = builtPage('claims-and-sources').querySelectorAll('.facts-list > li');
  expect(list.map((entry) => entry.querySelector('p')?.text)).toEqual(Object.values(facts).map(({ text }) => text));
  for (const entry of list) expect(entry.querySelector('a')?.getAttribute('href')).toMatch(/^https:/);
  expect(list.some(({ text }) => text.includes('PIPEDA sets fines of up to $100,000'))).toBe(true);
  expect(Object.values(claims).filter(({ wording }) => wording.includes('fine'))).toEqual([]);
});

test('the privacy policy names every supplier by role, with its country and what it handles', () => {
  const rows = builtPage('privacy-policy').querySelectorAll('[aria-labelledby="suppliers"] li');
  const texts = rows.map(({ text }) => text);
  expect(texts).toHaveLength(suppliers.length);
  for (const { role, country, handles, who } of suppliers) {
    const row = texts.find((text) => text.includes(role));
    for (const part of [country, handles, who ?? 'Ask us']) expect(row).toContain(part);
  }
});

test('the short answer begins with the subject as it is written: vCIO keeps its small letter', () => {
  const title = (name: string) => builtPage(name).querySelector('#answer')?.text;
  expect(title('services/vcio-it-consulting')).toMatch(/^vCIO /);
  expect(title('services/voip')).toMatch(/^[A-Z]/);
});
