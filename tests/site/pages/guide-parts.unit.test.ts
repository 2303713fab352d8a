import { expect, test } from 'vitest';
import { wholeTime } from '../../../site/pages/guide-parts.ts';

const steps = (...times: (string | undefined)[]) => times.map((time, at) => ({ part: `Part ${at}`, time }));

test('a guide says what its stations take together, where each says it in the same unit', () => {
  expect(wholeTime(steps('2 weeks', '2 weeks', '1 week'))).toBe('5 weeks');
  expect(wholeTime(steps('1 hour'))).toBe('1 hour');
  expect(wholeTime(steps('4 hours', '30 minutes'))).toBeUndefined();
  expect(wholeTime(steps('4 hours', undefined))).toBeUndefined();
  expect(wholeTime(steps('1 hour, once', '1 hour a month'))).toBeUndefined();
  expect(wholeTime([])).toBeUndefined();
});
