import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { localTime } from '../../../widgets/base/local-time.ts';

/** The zone of a process is read once. */
const inZone = (zone: string, at: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { localTime } from './widgets/base/local-time.ts'; console.log(localTime('${at}'));`,
    ],
    { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  ).trim();

test.each([
  ['America/Toronto', '2026-11-26T19:00:00.000Z', 'undefined'],
  // The same clock under another name.
  ['America/New_York', '2026-11-26T19:00:00.000Z', 'undefined'],
  // British Columbia keeps daylight saving time from 2026 on; before, Vancouver was three hours behind.
  ['America/Vancouver', '2026-02-26T19:00:00.000Z', 'Thu 11:00'],
  ['America/Los_Angeles', '2026-11-26T19:00:00.000Z', 'Thu 11:00'],
  ['Asia/Tokyo', '2026-11-26T19:00:00.000Z', 'Fri 04:00'],
  ['America/St_Johns', '2026-11-26T19:00:00.000Z', 'Thu 15:30'],
  // No daylight saving time: an hour behind in summer only.
  ['America/Panama', '2026-07-02T18:00:00.000Z', 'Thu 13:00'],
  ['America/Panama', '2026-11-26T19:00:00.000Z', 'undefined'],
])('the visitor’s clock in %s at %s: %s', (zone, at, shown) => {
  expect(inZone(zone, at)).toBe(shown);
});

test('is read from the moment itself', () => {
  expect(localTime('2026-11-26T19:00:00.000Z')).toBe(localTime('2026-11-26T14:00:00.000-05:00'));
});
