import { expect, test } from 'vitest';
import { places } from '../../../site/facts/places.ts';
import { serviceTerms, terms } from '../../../site/facts/rates.ts';
import { credits, serviceLevels } from '../../../site/facts/service-levels.ts';
import { jobs, pricing } from '../../../site/facts/tiers.ts';
import { offeredFiles } from '../../../site/pages/offered-files.ts';
import { publishedToday } from '../../support/published.ts';

const files = offeredFiles(publishedToday());
const textOf = (address: string) =>
  files
    .find(({ file }) => file === address)
    ?.text()
    .replace(/\s+/g, ' ') ?? '';

test('the sample contract schedule names every job in every tier, the prices of the tiers and every term', () => {
  const text = textOf('/files/pricing/sample-contract-schedule.txt');
  const times = (words: string) => text.split(words).length - 1;
  for (const { name } of jobs) {
    const said = ['included', 'per use', 'not part of this tier'].flatMap((cell) =>
      Array<string>(times(`- ${name}: ${cell}`)).fill(cell),
    );
    expect(said, name).toHaveLength(pricing.tiers.length);
  }
  for (const { name, min, max } of pricing.tiers) expect(text).toContain(`- ${name}: $${min} to $${max} per person`);
  for (const { text: term } of Object.values({ ...terms, ...serviceTerms })) expect(text).toContain(term);
  expect(text).toContain('SAMPLE');
});

test('the file of the service levels names every level, city and credit', () => {
  const text = textOf('/files/service-levels/service-levels.txt');
  for (const { text: level } of Object.values(serviceLevels)) expect(text).toContain(level);
  for (const { name } of places) expect(text).toContain(`- ${name}: `);
  for (const { missed, percent } of credits.misses) expect(text).toContain(`- ${missed}: ${percent}%`);
});

test('the sample monthly report says that it is a sample', () => {
  expect(textOf('/files/services/managed-it/help-desk/sample-monthly-report.csv')).toContain('SAMPLE');
});
