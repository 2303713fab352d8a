import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { inShort } from '../../../site/facts/in-short.ts';
import { placeAt } from '../../../site/facts/places.ts';
import { rateOf } from '../../../site/facts/prices.ts';
import { rates, serviceTerms } from '../../../site/facts/rates.ts';
import { isSample } from '../../../site/facts/served.ts';
import { kindOf } from '../../../site/schema/kinds.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { publishedToday } from '../../support/published.ts';

const textOf = (path: string, name: string) => inShort(path).find((fact) => fact.name === name)?.text;
const boxes = publishedToday()
  .filter(({ kind }) => kindOf(kind).commercial)
  .flatMap(({ path, kind }) => {
    const box = parse(readFileSync(join(dist, `${path}.html`), 'utf8')).querySelector('.answer-box');
    return box ? [{ path, kind, text: box.text.replace(/\s+/g, ' ') }] : [];
  });

test('every kind of commercial page says what twelve people pay, or the price of a job, what is extra, how they leave and what happens next', () => {
  expect(new Set(boxes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(isSample ? 9 : 5);
  for (const { path, text } of boxes) {
    expect(text, path).toMatch(/(?:12 people pay|The price)\s?(?:From )?\$[\d,]+/i);
    expect(text, path).toMatch(path === '/locations/calgary' ? /\bbefore tax\./ : /\bplus HST[.,;]/);
    expect(text, path).toMatch(/Extra(?: in \w+)? ?[A-Z]/);
    expect(text, path).toContain('How you leave');
    expect(text, path).toContain('What happens next');
  }
});

ofSample(
  test,
  'rates',
  'prices',
  'tiers',
)('a price by head is worked for twelve people, any other says for which headcount it holds', () => {
  const pays = '12 people pay';
  expect(textOf('/services/cloud-solutions', pays)).toBe('From $2,160 once (12 × $180), plus HST.');
  expect(textOf('/services/voip', pays)).toBe('$384 to $540 a month (12 × $32 to $45), plus HST.');
  expect(textOf('/cybersecurity-compliance-dentists-gta', 'The price')).toMatch(/^From \$4,800 per program/);
  expect(textOf('/data-backup-ajax', pays)).toBe('From $190 a month for 2 TB (2 × $95), plus HST.');
  expect(textOf('/services/cybersecurity/penetration-testing', 'The price')).toBe(
    'From $6,500 per test, plus HST, whatever your headcount.',
  );
  expect(textOf('/services/cybersecurity-assessment-services', 'The price')).toMatch(
    /for one office of up to 25 people;/,
  );
});

ofSample(
  test,
  'rates',
  'prices',
  'tiers',
  'places',
)('a page of the plan counts with the cheapest tier that includes what it sells', () => {
  expect(textOf('/services/managed-it', '12 people pay')).toContain('$2,100 a month in Essential (12 × $175)');
  expect(textOf('/cybersecurity-services-ajax', '12 people pay')).toContain('in Professional (12 × $225)');
  expect(textOf('/services/cybersecurity/soc-siem', '12 people pay')).toContain('in Enterprise (12 × $275)');
  expect(textOf('/services/managed-it', 'Extra in Essential')).toContain(
    'emergency visits and planned visits ($195 a visit)',
  );
  const [pays, extra] = inShort('/locations/calgary', placeAt('calgary'));
  expect(pays?.text).toBe('From $2,100 a month in Essential (12 × $175), before tax.');
  expect(extra?.text).not.toContain('visits');
});

test('what is paid by the month has a term, a single job has none, and its upkeep has its own', () => {
  expect(textOf('/services/voip', 'How you leave')).toBe(serviceTerms['voip-term'].text);
  expect(textOf('/services/business-continuity', 'How you leave')).toBe('You pay once, and a single job has no term.');
  expect(textOf('/services/chatbot-development', 'How you leave')).toContain(serviceTerms['ai-care-term'].value);
  const sold = new Set(boxes.flatMap(({ path }) => rateOf(path) ?? []));
  expect([...sold].filter((id) => !rates[id].extra)).toEqual([]);
  expect([...sold].filter((id) => rates[id].per.includes('month') && !rates[id].term)).toEqual([]);
});

test('the short answer says what an office pays in one line, opens to the terms, and has no second button to book', () => {
  for (const { path } of boxes) {
    const box = parse(readFileSync(join(dist, `${path}.html`), 'utf8')).querySelector('.answer-box');
    const line = box?.querySelector('details:not([open]) > summary')?.text ?? '';
    expect(line, path).toMatch(/\$[\d,]+/);
    expect(line, path).not.toContain('How you leave');
    expect(box?.querySelectorAll('.button'), path).toHaveLength(0);
  }
});
