import { expect, test } from 'vitest';
import { amountsIn } from '../../../site/checks/amounts-in.ts';

const names = (line: string) => amountsIn(line).map(({ name }) => name);

test('an amount is found whether its number is a figure or a word, and named by its value and unit', () => {
  expect(names('Within two business days, or 2 business days; a two-hour visit takes 1 hour.')).toEqual([
    '2 business days',
    '2 business days',
    '2 hours',
    '1 hours',
  ]);
  expect(names('From $6,500 (US$22.50), at most 4% a year')).toEqual(['$6500', 'US$22.5', '4%']);
});

test('a frequency is named by its own words', () => {
  expect(names('A file every month, a machine each quarter, a drill once a year; a monthly report')).toEqual([
    'every month',
    'each quarter',
    'once a year',
    'monthly',
  ]);
  expect(names('the annual fee, every two years')).toEqual(['2 years', 'every two years', 'annual']);
});
