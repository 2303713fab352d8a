/** A whole day with reminders. */
export type CalendarDay = {
  /** Stays the same when the day is exported again, so that a calendar replaces it. */
  uid: string;
  /** `2027-03-31`. */
  day: string;
  title: string;
  text: string;
  url?: string;
  /** Days before, each a reminder. */
  remindDaysBefore: readonly number[];
};

/**
 * A calendar file (RFC 5545) of whole days.
 * @param name of the calendar, as calendars that read it show it
 * @param now the moment of writing
 */
export function calendarFile(name: string, days: readonly CalendarDay[], now: Date): string {
  const stamp = utc(now);
  return file([`X-WR-CALNAME:${escaped(name)}`, ...days.flatMap((day) => eventLines(day, stamp))]);
}

/** An appointment, with a reminder a quarter of an hour before. */
export type CalendarMeeting = {
  /** Stays the same when the appointment is moved, so that a calendar replaces it. */
  uid: string;
  at: Date;
  minutes: number;
  title: string;
  text: string;
  url: string;
};

/**
 * A calendar file (RFC 5545) with one appointment.
 * @param now the moment of writing: of two files with one `uid` the later counts
 */
export function meetingFile({ uid, at, minutes, title, text, url }: CalendarMeeting, now: Date): string {
  return file([
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000) % 2_000_000_000}`,
    `DTSTART:${utc(at)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  ]);
}

function file(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Managed IT//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    ...content,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20270331T140000Z`: section 3.3.5. */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function eventLines({ uid, day, title, text, url, remindDaysBefore }: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    ...remindDaysBefore.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** A text as a value: section 3.3.11. Characters that no text may hold are left out. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
    .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Lines of at most 75 bytes, cut between characters: section 3.1. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (bytes(piece + character) > 75) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
