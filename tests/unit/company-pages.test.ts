import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { claims } from '../../site/data/claims.ts';
import { company } from '../../site/data/company.ts';
import { dist } from '../support/built-site.ts';

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

test('the page about us names both offices with their addresses and the hours', () => {
  const text = builtPage('about-us').querySelector('[aria-labelledby="find-us"]')?.text ?? '';
  for (const { street, city, postalCode } of company.offices) {
    for (const words of [street, city, postalCode]) expect(text).toContain(words);
  }
  expect(text).toMatch(/Monday to Friday, 08:00 to 18:00/);
});

test('at the top of the partnerships page each kind of partner finds the way to a heading of their own', () => {
  const page = builtPage('partnerships');
  const links = page.querySelectorAll('nav[aria-labelledby="jump-list"] a');
  expect(links.length).toBeGreaterThan(1);
  const targets = links.map((link) => page.querySelector(`h2[id="${link.getAttribute('href')?.slice(1)}"]`));
  expect(targets).not.toContain(null);
  expect(new Set(targets).size).toBe(links.length);
});
