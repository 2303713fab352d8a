import { expect, test } from 'vitest';
import { mentioned } from '../../../../server/leads/notices/mentions.ts';
import { noticeLetter } from '../../../../server/leads/notices/notice-letter.ts';
import { endOfQuiet } from '../../../../server/leads/notices/quiet-hours.ts';
import { afterSupportTime } from '../../../../server/leads/notices/support-time.ts';
import type { LeadRow } from '../../../../server/leads/tables.ts';
import { letterText } from '../../../../server/notifications/letters/letter-text.ts';
import { usualNotices } from '../../../../shared/staff/notices.ts';
import { ofSample } from '../../../support/of-sample.ts';

/** A time in November 2026 in Toronto (UTC-5). The 20th is a Friday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-05:00`);
const told = (promisedBy: number, now: number) => promisedBy <= afterSupportTime(now, 30);

const testOfSample = ofSample(test, 'hours', 'closedDays');

testOfSample.each([
  ['in the afternoon', at(20, '16:00'), at(20, '15:30')],
  ['at the end of the day', at(20, '18:00'), at(20, '17:30')],
  ['over a night', at(20, '08:10'), at(19, '17:40')],
  ['over a weekend', at(23, '08:01'), at(20, '17:31')],
  ['at half past eight, at the opening', at(23, '08:30'), at(23, '08:00')],
  ['of the quiz, which may end at night', at(20, '22:00'), at(20, '17:30')],
  // Christmas Day, and Boxing Day on the following Monday.
  ['over closed days', Date.parse('2026-12-29T08:20:00-05:00'), Date.parse('2026-12-24T17:50:00-05:00')],
])(
  'a promise %s is about to break 30 minutes of support time before its end, to the minute',
  (_, promisedBy, first) => {
    expect(told(promisedBy, first - 60_000)).toBe(false);
    expect(told(promisedBy, first)).toBe(true);
  },
);

testOfSample('quiet hours end on the clock of Toronto, also after midnight and after a weekend', () => {
  const nights = { ...usualNotices, quietFrom: '22:00', quietTo: '07:00' };
  expect(endOfQuiet(nights, at(20, '21:59'))).toBe(at(20, '21:59'));
  expect(endOfQuiet(nights, at(20, '22:00'))).toBe(at(21, '07:00'));
  expect(endOfQuiet(nights, at(21, '06:59'))).toBe(at(21, '07:00'));
  expect(endOfQuiet(nights, at(21, '07:00'))).toBe(at(21, '07:00'));
  const lunch = { ...usualNotices, quietFrom: '12:00', quietTo: '13:00' };
  expect(endOfQuiet(lunch, at(20, '12:30'))).toBe(at(20, '13:00'));
  const free = { ...nights, quietDays: true };
  expect(endOfQuiet(free, at(20, '23:00'))).toBe(at(23, '07:00'));
  expect(endOfQuiet(free, at(22, '12:00'))).toBe(at(23, '07:00'));
  expect(endOfQuiet(usualNotices, at(22, '03:00'))).toBe(at(22, '03:00'));
  // When clocks go back, the hour from 1:00 occurs twice.
  const autumn = Date.parse('2026-11-01T01:30:00-04:00');
  expect(endOfQuiet(nights, autumn)).toBe(Date.parse('2026-11-01T07:00:00-05:00'));
});

test('a note mentions who stands in it with an @, and nobody by a mere address', () => {
  const people = ['ann@a.example', 'bob.lee@a.example', 'Ann@b.example'].map((email) => ({ email }));
  const names = (text: string) => mentioned(text, people).map(({ email }) => email);
  expect(names('@bob.lee, please call. @Bob.Lee?')).toEqual(['bob.lee@a.example']);
  expect(names('(@ANN)')).toEqual(['ann@a.example', 'Ann@b.example']);
  expect(names('@ann@b.example.')).toEqual(['Ann@b.example']);
  expect(names('Write to ann@a.example, @annabel or @bob')).toEqual([]);
});

test.each(['assigned', 'held-back', 'email'] as const)(
  'in an email about a lead (%s) no words of a stranger pass for ours',
  (kind) => {
    const message = 'Please call.\n\nOpen the lead:\nhttps://elsewhere.example/admin';
    const lead = { reference: 'K7P-4QX', form: 'booking', state: 'contacted', email: 'a@b.example', message };
    const news = { kind, lead: lead as LeadRow, opened: true, note: message };
    const text = letterText(noticeLetter(news, 'https://site.example', 0));
    expect(text).toContain('> Please call.');
    expect(text.match(/^https:.*/gm)).toEqual(['https://site.example/admin#/lead/K7P-4QX']);
  },
);
