import { expect, test } from 'vitest';
import { contactPromise } from '../../../server/leads/promise.ts';
import { closedDates } from '../../../shared/company/closed-days.ts';
import { inHomeTime } from '../../../shared/company/home-time.ts';
import { hours } from '../../../shared/company/hours.ts';
import { hourOfWeek, isInSupportHours, supportHoursSentence } from '../../../shared/company/support-hours.ts';
import { ofSample } from '../../support/of-sample.ts';

const days = (year: number) => [...closedDates(year)].map((at) => new Date(at).toISOString().slice(5, 10)).toSorted();

const testOfSample = ofSample(test, 'hours', 'closedDays');

testOfSample('the desk is closed on the public holidays of Ontario, by rule', () => {
  expect(days(2026)).toEqual(['01-01', '02-16', '04-03', '05-18', '07-01', '09-07', '10-12', '12-25', '12-28']);
  expect(days(2027)).toEqual(['01-01', '02-15', '03-26', '05-24', '07-01', '09-06', '10-11', '12-27', '12-28']);
});

testOfSample('a holiday on a weekend is taken on the next working day, and two never share one', () => {
  // 2022: New Year on a Saturday, Christmas on a Sunday, Boxing Day on the Monday after.
  expect(days(2022)).toEqual(['01-03', '02-21', '04-15', '05-23', '07-01', '09-05', '10-10', '12-26', '12-27']);
});

testOfSample('the desk is open from 08:00 to 18:00 in Toronto, in summer and in winter', () => {
  expect(isInSupportHours(new Date('2026-11-23T12:59:59Z'))).toBe(false);
  expect(isInSupportHours(new Date('2026-11-23T13:00:00Z'))).toBe(true);
  expect(isInSupportHours(new Date('2026-11-23T22:59:59Z'))).toBe(true);
  expect(isInSupportHours(new Date('2026-11-23T23:00:00Z'))).toBe(false);
  expect(isInSupportHours(new Date('2026-07-02T12:00:00Z'))).toBe(true);
});

testOfSample('on a weekend and on a holiday the desk is closed, and says that emergencies are answered', () => {
  expect(supportHoursSentence(new Date('2026-11-22T15:00:00Z'))).toBe('Desk closed, emergencies answered');
  expect(supportHoursSentence(new Date('2026-12-25T15:00:00Z'))).toBe('Desk closed, emergencies answered');
  expect(supportHoursSentence(new Date('2026-12-24T15:00:00Z'))).toBe('Desk open until 18:00');
});

testOfSample('the promise of a call does not count a public holiday as a working day', () => {
  // Thursday before Good Friday, 17:30 in Toronto: half an hour is left; the rest counts on Monday.
  expect(contactPromise(new Date('2026-04-02T21:30:00Z')).by.toISOString()).toBe('2026-04-06T13:30:00.000Z');
});

test('the company’s time is that of the time zone data, at every hour of the changes of the clock and through the years', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: hours.timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const hour = 3_600_000;
  for (let year = 2020; year <= 2040; year++)
    for (const month of [0, 2, 6, 10])
      for (let at = Date.UTC(year, month, 1); at < Date.UTC(year, month, 16); at += hour)
        expect(inHomeTime(new Date(at)).toISOString().slice(0, 19).replace('T', ' ')).toBe(clock.format(at));
});

testOfSample('the rota counts hours from Monday, in Toronto', () => {
  expect(hourOfWeek(new Date('2026-11-23T03:30:00Z'))).toEqual({ day: 6, hour: 22 });
});
