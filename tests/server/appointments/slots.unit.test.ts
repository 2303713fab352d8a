import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { freeSeat, freeSlots, type OpenHours, type SlotRules } from '../../../server/appointments/slots.ts';
import { ofSample } from '../../support/of-sample.ts';

const hour = 3_600_000;
const minute = 60_000;
const rules: SlotRules = { minutes: 20, leadHours: 2, bufferMinutes: 10, seats: ['1'] };
const toronto = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('America/Toronto');
const clock = (moment: number) => toronto(moment).toPlainDateTime().toString().slice(0, 16);
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('America/Toronto').epochMilliseconds;
const taken = (local: string, minutes = 20, seat = '1') => ({ at: at(local), minutes, seat });

ofSample(
  describe,
  'hours',
  'closedDays',
)('free times', () => {
  /** Thursday. */
  const morning = at('2026-11-26T06:00');
  const free = freeSlots(morning, rules, []);

  test('lie within support hours, every length and buffer, and end before closing', () => {
    const today = free.map(clock).filter((one) => one.startsWith('2026-11-26'));
    expect([today[0], today[1], today.at(-1), today.length]).toEqual([
      '2026-11-26T08:00',
      '2026-11-26T08:30',
      '2026-11-26T17:30',
      20,
    ]);
    const long = freeSlots(morning, { ...rules, minutes: 45, bufferMinutes: 0 }, []).map(clock);
    expect(long.filter((one) => one.startsWith('2026-11-26')).at(-1)).toBe('2026-11-26T17:00');
  });

  test('are never on a weekend or a closed day, and reach two weeks ahead', () => {
    const days = new Set(freeSlots(at('2026-12-18T12:00'), rules, []).map((one) => clock(one).slice(0, 10)));
    expect([...days]).toEqual([
      '2026-12-18',
      '2026-12-21',
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      // Christmas Day is a Friday, Boxing Day is moved from Saturday to Monday.
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  test.each([
    ['2026-11-26T09:59', '2026-11-26T12:00'],
    ['2026-11-26T10:00', '2026-11-26T12:00'],
    ['2026-11-26T10:01', '2026-11-26T12:30'],
    ['2026-11-26T15:30', '2026-11-26T17:30'],
    ['2026-11-26T15:31', '2026-11-27T08:00'],
    ['2026-11-26T23:59', '2026-11-27T08:00'],
    ['2026-11-27T00:00', '2026-11-27T08:00'],
    ['2026-11-27T17:00', '2026-11-30T08:00'],
    ['2026-12-31T23:59', '2027-01-04T08:00'],
  ])('at %s the first is %s: two hours ahead', (now, first) => {
    expect(clock(freeSlots(at(now), rules, [])[0] ?? 0)).toBe(first);
  });

  test('keep the buffer from calls of another length', () => {
    const near = [taken('2026-11-26T12:10', 45)];
    const around = freeSlots(morning, rules, near)
      .map(clock)
      .filter((one) => one >= '2026-11-26T11' && one < '2026-11-26T14');
    // 11:30 ends at 11:50; 12:55 and the buffer end at 13:05.
    expect(around.map((one) => one.slice(11))).toEqual(['11:00', '11:30', '13:30']);
  });

  test('have as many calls at once as there are seats, whatever the calls are called', () => {
    const two = { ...rules, seats: ['1', '2'] };
    const noon = at('2026-11-26T12:00');
    expect(freeSeat(noon, two, [])).toBe('1');
    expect(freeSeat(noon, two, [taken('2026-11-26T12:00')])).toBe('2');
    expect(freeSeat(noon, two, [taken('2026-11-26T12:00'), taken('2026-11-26T12:00', 20, '2')])).toBeUndefined();
    // A colleague who has left still has a call; the number of calls holds.
    expect(freeSeat(noon, { ...rules, seats: ['staff 7'] }, [taken('2026-11-26T12:00')])).toBeUndefined();
    expect(freeSlots(morning, { ...rules, seats: [] }, [])).toEqual([]);
  });
});

describe('on the days when the clocks change', () => {
  const always: OpenHours = { opens: '00:00', closes: '24:00', isOpen: () => true };
  const hourly: SlotRules = { minutes: 60, leadHours: 0, bufferMinutes: 0, seats: ['1'] };
  const ofDay = (day: string) =>
    freeSlots(at(`${day}T00:00`), hourly, [], always).filter((one) => clock(one).startsWith(day));

  test('spring has 23 hours, none of them at 2:00', () => {
    const times = ofDay('2027-03-14');
    expect(times.length).toBe(23);
    expect(times.map(clock)).not.toContain('2027-03-14T02:00');
    expect(new Set(times.slice(1).map((one, place) => one - (times[place] ?? 0)))).toEqual(new Set([hour]));
  });

  test('autumn has 25 hours, two of them at 1:00', () => {
    const times = ofDay('2026-11-01');
    expect(times.length).toBe(25);
    expect(times.filter((one) => clock(one) === '2026-11-01T01:00').length).toBe(2);
    expect(new Set(times).size).toBe(25);
  });

  ofSample(test, 'hours', 'closedDays').each(['2027-03-14', '2026-11-01'])(
    'every hour of %s offers 8:00 on Monday by its own clock',
    (day) => {
      for (const now of ofDay(day)) {
        const [first = 0, second = 0] = freeSlots(now, rules, []);
        expect(clock(first).slice(11)).toBe('08:00');
        expect([toronto(first).dayOfWeek, second - first]).toEqual([1, 30 * minute]);
      }
    },
  );

  test.each(['2027-03-14', '2026-11-01'])('the lead time is measured, not read from the clock, on %s', (day) => {
    for (const now of ofDay(day)) {
      const [first = 0] = freeSlots(now, { ...hourly, leadHours: 3 }, [], always);
      expect(first - now).toBe(3 * hour);
    }
  });
});

test('times that are asked for again are not worked out again: anybody with a link may ask', () => {
  let days = 0;
  const isOpen = () => {
    days += 1;
    return true;
  };
  const open: OpenHours = { opens: '09:00', closes: '17:00', isOpen };
  const now = at('2026-11-26T06:00');
  const first = freeSlots(now, rules, [], open);
  expect(days).toBe(15);
  expect(freeSlots(now + minute, rules, [], open)).toEqual(first);
  expect(days).toBe(15);
  freeSlots(now, { ...rules, minutes: 30 }, [], open);
  freeSlots(at('2026-11-27T06:00'), { ...rules, minutes: 30 }, [], open);
  expect(days).toBe(45);
});
