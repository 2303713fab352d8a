import { expect, test } from 'vitest';
import { dueHeading } from '../../admin/inbox/due-heading.ts';

test('leads that are due now, today or later stand under such words where a list has several; the rest is unsaid', () => {
  const now = Date.UTC(2026, 10, 25, 15);
  const item = (hours: number) => ({ state: 'new' as const, snoozedUntil: null, promisedBy: now + hours * 3_600_000 });
  const list = [-1, 0.5, 2, 3, 40].map(item);
  expect(list.map((_, place) => dueHeading(list, place, now))).toEqual(['Now', undefined, 'Today', undefined, 'Later']);
  // From Toronto’s point of view, 03:00 UTC is the evening before.
  expect(dueHeading([item(2), item(12.5)], 1, now)).toBeUndefined();
  const alike = [2, 3].map(item);
  expect(alike.map((_, place) => dueHeading(alike, place, now))).toEqual([undefined, undefined]);
});
