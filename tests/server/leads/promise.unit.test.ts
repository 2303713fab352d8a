import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactPromise, promiseOf } from '../../../server/leads/promise.ts';
import { handoverSentence, promiseSentence } from '../../../server/leads/promise-sentence.ts';
import { closedDates } from '../../../shared/company/closed-days.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { ofSample } from '../../support/of-sample.ts';
import { wholeSet } from '../../support/whole-set.ts';

const minute = 60_000;
const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2034-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** Independent of the tested code: uses the time zone's own clock. */
const inToronto = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Toronto',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
});
function isOpen(moment: number): boolean {
  const part = Object.fromEntries(inToronto.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = Date.UTC(Number(part.year), Number(part.month) - 1, Number(part.day));
  if (closedDates(Number(part.year)).has(day)) return false;
  return !['Sat', 'Sun'].includes(part.weekday ?? '') && Number(part.hour) >= 8 && Number(part.hour) < 18;
}

ofSample(
  describe,
  'hours',
  'closedDays',
)('The contact promise', () => {
  it.each([
    ['in support hours', '2026-11-20T19:05:00Z', 'within 2 hours'],
    ['when the two hours end at closing', '2026-11-20T21:00:00Z', 'within 2 hours'],
    ['near closing the rest runs on into Monday', '2026-11-20T22:30:00Z', 'by 9:30 on Monday, November 23'],
    ['at closing', '2026-11-20T23:00:00Z', 'by 10:00 on Monday, November 23'],
    ['on Saturday', '2026-11-21T15:00:00Z', 'by 10:00 on Monday, November 23'],
    ['just before opening', '2026-11-23T12:59:59Z', 'by 10:00 on Monday, November 23'],
    ['at opening', '2026-11-23T13:00:00Z', 'within 2 hours'],
    ['over the end of daylight saving', '2026-10-30T21:30:00Z', 'by 9:30 on Monday, November 2'],
    ['over the start of daylight saving', '2026-03-06T23:30:00Z', 'by 10:00 on Monday, March 9'],
    ['over the new year', '2026-12-31T23:30:00Z', 'by 10:00 on Monday, January 4'],
  ])('%s', (_case, received, text) => {
    expect(contactPromise(new Date(received)).text).toBe(text);
  });

  it.each([
    ['within', 'within 2 hours', 'We will be in touch within 2 hours.'],
    [
      'by',
      'by 10:00 on Monday, November 23',
      `Our 2 hours are support hours, Monday to Friday from 8:00 to 18:00 ${homeTime}: we will be in touch by 10:00 on Monday, November 23.`,
    ],
  ] as const)('reads as a sentence that explains itself: %s', (kind, text, sentence) => {
    expect(promiseSentence({ kind, text })).toBe(sentence);
  });

  it.each([
    [
      'in support hours',
      '2026-11-20T19:05:00Z',
      `A person will read your conversation (we are there Monday to Friday from 8:00 to 18:00 ${homeTime}). We will be in touch within 2 hours.`,
    ],
    [
      'out of support hours',
      '2026-11-21T15:00:00Z',
      `A person will read your conversation in our support hours, Monday to Friday from 8:00 to 18:00 ${homeTime}: we will be in touch by 10:00 on Monday, November 23.`,
    ],
  ])(
    'tells who asks for a person in the chat when one reads it, and by when they answer: %s',
    (_case, asked, sentence) => {
      expect(handoverSentence(contactPromise(new Date(asked), 'chat'))).toBe(sentence);
    },
  );

  it('is two hours of support time, counted minute by minute', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const received = Math.floor(moment.getTime() / minute) * minute;
        const { by } = contactPromise(new Date(received));
        let open = 0;
        for (let at = received; at < by.getTime(); at += minute) if (isOpen(at)) open += 1;
        expect(open).toBe(120);
        expect(isOpen(by.getTime() - minute)).toBe(true);
      }),
      { numRuns: wholeSet ? 60 : 10 },
    );
  });

  it('says "within 2 hours" exactly when that is true', () => {
    fc.assert(
      fc.property(moments, (received) => {
        const { kind, by, text } = contactPromise(received);
        const wait = by.getTime() - received.getTime();
        expect(text === 'within 2 hours').toBe(wait === 120 * minute);
        expect(kind === 'within').toBe(wait === 120 * minute);
        if (text !== 'within 2 hours') expect(text).toMatch(/^by (8|9|10):\d\d on \w+day, \w+ \d{1,2}$/);
      }),
    );
  });

  it('is read back from a kept lead as it was given', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(undefined, 'booking', 'risk-quiz'), (received, form) => {
        const given = contactPromise(received, form);
        const times = { received_at: received.getTime(), promised_by: given.by.getTime() };
        expect(promiseOf({ ...times, promise: given.text, ...(form && { form }) })).toEqual(given);
      }),
    );
  });

  it.each([
    ['at the very opening', '2026-11-23T13:00:00.000Z', undefined, 'within'],
    ['two hours before closing', '2026-11-20T21:00:00.000Z', undefined, 'within'],
    ['a moment later', '2026-11-20T21:00:00.001Z', undefined, 'within'],
    ['a minute later', '2026-11-20T21:01:00.000Z', undefined, 'by'],
    ['just before opening', '2026-11-23T12:59:59.999Z', undefined, 'by'],
    ['on a closed day', '2026-12-25T15:00:00.000Z', undefined, 'by'],
    ['the night that clocks go back', '2026-11-01T05:30:00.000Z', undefined, 'by'],
    ['the night that clocks go forward', '2026-03-08T06:59:00.000Z', undefined, 'by'],
    ['of the quiz on a working evening', '2026-11-18T23:00:00.000Z', 'risk-quiz', 'within'],
    ['of the quiz on a Friday evening', '2026-11-20T23:00:00.000Z', 'risk-quiz', 'by'],
  ] as const)('has the same kind when it is read back as when it was given: %s', (_case, received, form, kind) => {
    const given = contactPromise(new Date(received), form);
    const times = { received_at: Date.parse(received), promised_by: given.by.getTime() };
    const kept = promiseOf({ ...times, promise: given.text, ...(form && { form }) });
    expect([given.kind, kept.kind, given.text.startsWith('within') ? 'within' : 'by']).toEqual([kind, kind, kind]);
  });

  it('that a merged request took over from a later one still reads as a sentence', () => {
    const merged = { received_at: Date.parse('2026-11-20T15:00:00Z'), promised_by: Date.parse('2026-11-20T18:00:00Z') };
    const sentence = promiseSentence(promiseOf({ ...merged, promise: 'within 2 hours' }));
    expect(sentence).toMatch(/^Our 2 hours are support hours, .*: we will be in touch within 2 hours\.$/);
  });

  it('a later request is never promised an earlier contact', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 7 * 24 * 60 }), (first, gap) => {
        const earlier = Math.floor(first.getTime() / minute) * minute;
        const later = earlier + gap * minute;
        expect(contactPromise(new Date(later)).by.getTime()).toBeGreaterThanOrEqual(
          contactPromise(new Date(earlier)).by.getTime(),
        );
      }),
    );
  });
});
