import { expect, test } from 'vitest';
import { shortTimeText } from '../../admin/ui/time.ts';

const now = Date.parse('2026-11-27T14:00:00-05:00');

test.each([
  ['2026-11-27T09:05:00-05:00', '09:05'],
  // Still the day before by the company's clock.
  ['2026-11-27T04:30:00Z', 'Nov 26, 23:30'],
  ['2026-01-02T10:00:00-05:00', 'Jan 2, 10:00'],
  ['2025-12-31T10:00:00-05:00', 'Dec 31, 2025, 10:00'],
])('a list writes %s as short as it is clear: %s', (at, text) => {
  expect(shortTimeText(Date.parse(at), now)).toBe(text);
});
