import { expect, test } from 'vitest';
import { dueHeading } from '../../admin/inbox/due-heading.ts';

test('emergencies, and leads due now, today or later, stand under such words where a list has several; the rest is unsaid', () => {
  const now = Date.UTC(2026, 10, 25, 15);
  const item = (hours: number, emergency = false) => ({
    state: 'new' as const,
    snoozedUntil: null,
    promisedBy: now + hours * 3_600_000,
    emergency,
  });
  const list = [-1, 0.5, 2, 3, 40].map((hours) => item(hours));
  expect(list.map((_, place) => dueHeading(list, place, now))).toEqual(['Now', undefined, 'Today', undefined, 'Later']);
  // From Toronto’s point of view, 03:00 UTC is the evening before.
  expect(dueHeading([item(2), item(12.5)], 1, now)).toBeUndefined();
  const alike = [2, 3].map((hours) => item(hours));
  expect(alike.map((_, place) => dueHeading(alike, place, now))).toEqual([undefined, undefined]);
  const urgent = [item(40, true), item(-1), item(2)];
  expect(urgent.map((_, place) => dueHeading(urgent, place, now))).toEqual(['Emergency', 'Now', 'Today']);
});
