import { describe, expect, test } from 'vitest';
import { dayAndTime } from '../../shared/appointments/day-and-time.ts';

/** Tuesday, November 24, 2026, 10:30 in Toronto. */
const now = new Date('2026-11-24T10:30:00Z');

describe('a day and a time in a message', () => {
  test.each([
    ['Thursday 2 pm', '2026-11-26', '14:00'],
    ['thursday at 2', '2026-11-26', '14:00'],
    ['Thu 2:30pm please', '2026-11-26', '14:30'],
    ['How about Friday, 9 a.m.?', '2026-11-27', '09:00'],
    ['tomorrow at 10:30', '2026-11-25', '10:30'],
    ['tomorow at 3', '2026-11-25', '15:00'],
    ['tommorrow 9 am', '2026-11-25', '09:00'],
    ['the day after tomorrow, 4pm', '2026-11-26', '16:00'],
    ['today at noon', '2026-11-24', '12:00'],
    ['Nov 27 at 11', '2026-11-27', '11:00'],
    ['27th of November, 15h30', '2026-11-27', '15:30'],
    ['Can you call me on Monday around 3 o’clock?', '2026-11-30', '15:00'],
    ['I would like to schedule a meeting for Wednesday at 13:00', '2026-11-25', '13:00'],
    ['Thursday November 26 at 2 pm works for us', '2026-11-26', '14:00'],
    ['January 5 at 10 am', '2027-01-05', '10:00'],
    ['12 pm tomorrow', '2026-11-25', '12:00'],
  ])('%s', (message, day, clock) => {
    expect(dayAndTime(message, now)).toEqual({ day, clock });
  });

  test('today’s weekday is today while the time is still to come, else a week later', () => {
    expect(dayAndTime('Tuesday 2 pm', now)?.day).toBe('2026-11-24');
    expect(dayAndTime('Tuesday 10 am', now)?.day).toBe('2026-12-01');
    expect(dayAndTime('next Tuesday 2 pm', now)?.day).toBe('2026-12-01');
  });

  test('across midnight of a year', () => {
    const eve = new Date('2026-12-31T23:59:00Z');
    expect(dayAndTime('tomorrow at 9 am', eve)).toEqual({ day: '2027-01-01', clock: '09:00' });
  });

  test.each([
    ['tomorrow morning', '2026-11-25', '00:00', '12:00'],
    ['Monday afternoon please', '2026-11-30', '12:00', '17:00'],
    ['Good morning, could we meet Thursday evening?', '2026-11-26', '17:00', '24:00'],
    ['this afternoon', '2026-11-24', '12:00', '17:00'],
    ['Tuesday morning', '2026-11-24', '00:00', '12:00'],
    ['Can someone call me tomorrow?', '2026-11-25', '00:00', '24:00'],
    ['I would like to schedule a meeting on Friday', '2026-11-27', '00:00', '24:00'],
  ])('%s: a part of the day, or the day', (message, day, clock, until) => {
    expect(dayAndTime(message, now)).toEqual({ day, clock, until });
  });

  test.each([
    'Good morning, my printer jams on Monday',
    'Can I get help this morning with Outlook?',
    'Can you look at our server on Friday?',
    'I need to talk about the breach on Friday',
    'Are you open Monday at 8?',
    'We have been down since Thursday 2 pm',
    'Our backup runs every Friday at 11 pm',
    'Thursday',
    '2 pm',
    'What does it cost for 12 computers?',
    'Windows 10 in May',
    'The invoice of March 3 lists 14 licences at 2 dollars',
    'Feb 30 at 2 pm',
    'Thursday 45 pm',
  ])('is not in: %s', (message) => {
    expect(dayAndTime(message, now)).toBeUndefined();
  });
});
