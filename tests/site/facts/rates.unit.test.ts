import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { priceOf } from '../../../site/facts/prices.ts';
import { offerOfRate, priceOfRate, rateAnchor, rates, serviceTerms, terms } from '../../../site/facts/rates.ts';
import { isSample } from '../../../site/facts/served.ts';
import { priorities, serviceLevels } from '../../../site/facts/service-levels.ts';
import { jobs, priceRule, pricing } from '../../../site/facts/tiers.ts';
import { includedIn } from '../../../site/pages/included-in.ts';
import { kindOf } from '../../../site/schema/kinds.ts';
import { dist } from '../../support/built-site.ts';
import { publishedToday } from '../../support/published.ts';

const builtPage = (path: string) => parse(readFileSync(join(dist, `${path}.html`), 'utf8'));
const commercial = publishedToday().filter(({ kind }) => kindOf(kind).commercial);
/** All editable texts except the library, which also describes other providers. */
const texts = globSync('site/content/**/*.md')
  .filter((file) => !/content\/(library\/|README)/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('the price box of every commercial page shows the price of its own record, linked to that row of the price list', () => {
  const ids = new Set(
    builtPage('/pricing')
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );
  const priced = commercial.filter(({ path }) => builtPage(path).querySelector('[data-price]'));
  expect(priced.length).toBeGreaterThan(isSample ? 100 : 40);
  for (const { path } of priced) {
    const box = builtPage(path).querySelector('[data-price]');
    // Some boxes begin with their label.
    const text = box?.text.trim().replace(/^Price/, '') ?? '';
    const price = priceOf(path);
    const link = box?.querySelector('a')?.getAttribute('href');
    if (price === 'plan') {
      expect([text, link], path).toEqual([`$${pricing.min} to $${pricing.max} per person per month`, '/pricing']);
      continue;
    }
    expect(text.toLowerCase(), path).toBe(offerOfRate(rates[price]).toLowerCase());
    expect(link, path).toBe(`/pricing#${rateAnchor(price)}`);
    expect(ids, path).toContain(rateAnchor(price));
  }
});

test('the short answer says the plan’s terms where the price is the plan’s, and nowhere else', () => {
  const boxes = commercial.flatMap(({ path }) => {
    const box = builtPage(path).querySelector('.answer-box');
    return box ? [{ path, box }] : [];
  });
  expect(boxes.length).toBeGreaterThan(isSample ? 150 : 40);
  const says = `The plan runs for ${terms.term.value}, then month to month with ${terms.notice.value}’ notice`;
  for (const { path, box } of boxes) expect(box.text.includes(says), path).toBe(priceOf(path) === 'plan');
});

test('a page of a service or a trade says what is included once, and whole', () => {
  for (const { path, kind } of commercial.filter((page) => includedIn([page], page.path).length > 0)) {
    const page = builtPage(path);
    const lists = page.querySelectorAll('main dt, main h2').filter(({ text }) => text === 'What is included');
    expect([kind, lists.length], path).toEqual([kind, 1]);
    const lines = page.querySelectorAll('.answer-box__list li').map(({ text }) => text);
    expect(lines, path).toEqual(includedIn(commercial, path));
  }
});

test('a structured offer says the same price as the box', () => {
  for (const [path, { min, max }] of [
    ['/services/voip', rates['voip-seat']],
    ['/services/managed-it', pricing],
  ] as const) {
    const json = builtPage(path).querySelector('script[type="application/ld+json"]')?.text ?? '{}';
    const graph = (JSON.parse(json) as { '@graph': { '@type': string; offers?: object }[] })['@graph'];
    expect(graph.find((record) => record['@type'] === 'Service')?.offers).toMatchObject({
      priceSpecification: { minPrice: min, maxPrice: max, priceCurrency: 'CAD' },
    });
  }
});

test('a rate is written by its id: its words stand in the data alone', () => {
  const words = Object.values(rates).map(priceOfRate);
  const found = texts.flatMap(({ file, text }) =>
    words.filter((price) => text.includes(price)).map((price) => `${file}: ${price}`),
  );
  expect(found).toEqual([]);
});

test('the worked example on the pricing page is worked with the rates as they are', () => {
  const example = builtPage('/pricing').querySelector('.prose__example')?.text ?? '';
  const { onboarding, visit } = rates;
  expect(example).toContain(`18 × $${onboarding.min} = $${(18 * onboarding.min).toLocaleString('en-CA')}`);
  expect(example).toContain(`3 × $${visit.min} = $${3 * visit.min}`);
});

test('tiers and sizes are one rule: the lower price ends where the higher one begins, and HST is named', () => {
  const [small, medium] = pricing.packages;
  expect(small.users.max).toBe(medium.users.min);
  expect(priceRule).toContain(`exactly ${small.users.max} included`);
  expect(priceRule).toContain(`${small.users.max + 1} to ${medium.users.max} people`);
  for (const { price, tiers } of pricing.packages) {
    expect(pricing.tiers.find(({ name }) => name === tiers[0])?.min).toBe(price);
  }
  expect(priceRule).toContain('HST');
});

test('what a higher tier has is never less than what a lower one has, and what is paid per use has a rate', () => {
  const rank = { not: 0, 'per use': 1, included: 2 } as const;
  expect(jobs.length).toBeGreaterThanOrEqual(24);
  for (const { name, cells, rate } of jobs) {
    const ranks = cells.map(({ is }) => rank[is]);
    expect(ranks, name).toEqual(ranks.toSorted());
    expect(Boolean(rate), name).toBe(cells.some(({ is }) => is === 'per use'));
  }
});

test('no page says that a time is not stated, or that work is quoted as one sum', () => {
  const denied = /no minutes? (to|for|are)|state no (minute|time|arrival)|no arrival time|as one sum/i;
  expect(texts.filter(({ text }) => denied.test(text)).map(({ file }) => file)).toEqual([]);
});

test('calls have one scheme of priorities, and restore tests one frequency', () => {
  const schemes = /\*\*(Stop|Slow|Soon|Stopped|Limping|Hindered|Wish)\.\*\*|schedule in your agreement/;
  expect(texts.filter(({ text }) => schemes.test(text)).map(({ file }) => file)).toEqual([]);
  const page = builtPage('/service-levels').querySelector('main')?.text ?? '';
  for (const { id, name } of priorities) expect(page).toContain(`${id} ${name}`);
  for (const { text } of Object.values(serviceLevels)) expect(page).toContain(text);
  const list = builtPage('/pricing').querySelector('main')?.text ?? '';
  for (const { text } of Object.values({ ...terms, ...serviceTerms })) expect(list).toContain(text);
});
