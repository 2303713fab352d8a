import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../../shared/company/calendar-file.ts';
import { csvRow } from '../../../shared/csv-cell.ts';
import { csvRows } from '../../../shared/csv-rows.ts';
import { baselineControls } from '../../../shared/tools/baseline-controls.ts';
import { asEntry, controlStates, emptyTracker, readTracker, type TrackerList } from '../../../shared/tools/tracker.ts';
import { readTrackerCsv, readTrackerFile, trackerCalendar, trackerCsv } from '../../../shared/tools/tracker-files.ts';
import { calendarProblems } from '../../../site/markdown/calendar-text.ts';
import { unequalRows } from '../../../site/markdown/csv-text.ts';

const entry = fc
  .record({
    state: fc.constantFrom(...controlStates.map(({ value }) => value)),
    owner: fc.string({ unit: 'grapheme', maxLength: 40 }),
    due: fc.constantFrom('', '2027-03-31', '2028-02-29'),
    note: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom('=1+1', '-2', '"a", b\nc', '@x;=y')),
    link: fc.constantFrom('', 'https://files.example/a?b=c,d'),
  })
  .map(asEntry);
const list: fc.Arbitrary<TrackerList> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('My list', 'Clinic, Oshawa', 'École; été'),
  entries: fc.dictionary(fc.constantFrom(...baselineControls.map((_, index) => String(index + 1))), entry),
});

describe('what was exported comes back', () => {
  test('as JSON, whole', () => {
    fc.assert(
      fc.property(list, (given) => {
        const tracker = { version: 1, current: given.id, lists: [given] };
        const again = readTrackerFile('list.json', JSON.stringify(tracker))?.[0];
        expect(trackerCsv({ ...given, ...again })).toBe(trackerCsv(given));
      }),
    );
  });

  test('as CSV, whole but for line ends, and no cell of it is a formula', () => {
    fc.assert(
      fc.property(list, (given) => {
        const csv = trackerCsv(given);
        expect(unequalRows(csv)).toEqual([]);
        // A comma in quotes does not start a cell.
        const cells = csv.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? [];
        expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
        const again = readTrackerCsv(csv) ?? {};
        for (const [number, { state, owner, due }] of Object.entries(given.entries))
          if (state !== 'open')
            expect(again[number]).toMatchObject({ state, due, owner: owner.replace(/^'(?=[=+\-@])/, '') });
      }),
    );
  });

  test('a formula is text on the way out and itself on the way back', () => {
    const note = '=HYPERLINK("https://evil.example","x")';
    expect(csvRow([note])).toMatch(/^"'=/);
    expect(csvRows(csvRow([note]))).toEqual([[note]]);
  });
});

describe('someone else’s files', () => {
  test('a CSV as a French spreadsheet saves it is read', () => {
    const csv = '\ufeffNo.;Control;State;Owner;Due\r\n5;Strong authentication;In place;Léa;2027-01-15\r\n';
    expect(readTrackerCsv(csv)).toEqual({
      5: { state: 'done', owner: 'Léa', due: '2027-01-15', note: '', link: '' },
    });
  });

  test.each([
    '',
    'Name,Email\nAda,ada@visitor.example\n',
    'No.,State\n99,In place\n',
    'No.,State\n1,"open\n',
    '{"version":2,"lists":[]}',
    '{"version":1,"lists":[{"id":7}]}',
    '[]',
    'null',
    '{"version":1',
  ])('%j is refused', (text) => {
    expect(readTrackerFile('file', text)).toBeUndefined();
  });

  test('what is kept of an entry is of its kind', () => {
    expect(
      asEntry({
        state: 'perfect',
        owner: { a: 1 },
        due: '2027-02-30',
        note: 'x'.repeat(2000),
        link: 'Q:\\mfa',
      }),
    ).toEqual({ state: 'open', owner: '', due: '', note: 'x'.repeat(1000), link: 'Q:\\mfa' });
  });

  test('no text at all breaks the reader', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readTracker(text);
        readTrackerFile('any', text);
      }),
    );
  });
});

test('an empty tracker is read back as it is', () => {
  expect(readTracker(JSON.stringify(emptyTracker('a')))).toEqual(emptyTracker('a'));
});

describe('the calendar file', () => {
  const now = new Date('2026-11-22T15:00:00Z');

  test('follows RFC 5545 for any text, and says each day once', () => {
    fc.assert(
      fc.property(list, (given) => {
        const text = trackerCalendar(given, 'https://www.firm.example/cybersecurity-tracker', now);
        expect(calendarProblems(text)).toEqual([]);
        expect(text.split('\n').every((line) => line === '' || line.endsWith('\r'))).toBe(true);
      }),
    );
  });

  test('holds the open controls with a due day alone, each with two reminders', () => {
    const open = { state: 'doing', owner: 'Léa; IT', due: '2027-03-31', note: 'a, b\nc', link: '' } as const;
    const entries = { 5: open, 7: { ...open, state: 'done' as const }, 9: { ...open, due: '' } };
    const text = trackerCalendar({ id: 'l1', name: 'Clinic', entries }, 'https://www.firm.example/t', now);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(unfolded.match(/TRIGGER:-P[71]D/g)).toHaveLength(2);
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20270331\r\n');
    expect(unfolded).toContain('SUMMARY:Due: Strong authentication (Clinic)\r\n');
    expect(unfolded).toContain('DESCRIPTION:Owner: Léa\\; IT\\na\\, b\\nc\r\n');
    expect(unfolded).toContain('UID:l1-control-5@www.firm.example\r\n');
  });

  test('folds between characters, never inside one', () => {
    const day = { uid: 'a', day: '2027-01-01', title: '🔐é'.repeat(60), text: '', remindDaysBefore: [] };
    const text = calendarFile('x', [day], now);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('🔐é'.repeat(60));
  });
});
