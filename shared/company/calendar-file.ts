export type CalendarDay = {
  /** Stable, so that a calendar replaces an earlier export. */
  uid: string;
  /** `2027-03-31`. */
  day: string;
  title: string;
  text: string;
  url?: string;
  remindDaysBefore: readonly number[];
};

/**
 * A calendar file of whole days (RFC 5545).
 * @param name shown by calendars that import it
 */
export function calendarFile(name: string, days: readonly CalendarDay[], now: Date): string {
  const stamp = utc(now);
  return file([`X-WR-CALNAME:${escaped(name)}`, ...days.flatMap((day) => eventLines(day, stamp))]);
}

/** With a reminder 15 minutes before. */
export type CalendarMeeting = {
  /** Stable, so that a calendar replaces a moved appointment. */
  uid: string;
  at: Date;
  minutes: number;
  title: string;
  text: string;
  url: string;
  /** Number of changes; of two files with the same `uid`, the higher applies. */
  sequence: number;
};

/**
 * A calendar file with one appointment (RFC 5545).
 * @param now when the file is made
 */
export function meetingFile(meeting: CalendarMeeting, now: Date): string {
  return file(['METHOD:PUBLISH', ...meetingLines(meeting, now)]);
}

/** Several appointments, as a calendar that others subscribe to. @param name shown by them */
export function meetingsFile(name: string, meetings: readonly CalendarMeeting[], now: Date): string {
  const calendar = ['METHOD:PUBLISH', `X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M'];
  return file([...calendar, ...meetings.flatMap((meeting) => meetingLines(meeting, now))]);
}

/** Email addresses. */
export type Invited = { organizer: string; attendee: string; isCancelled: boolean };

/** What a calendar takes from an email (RFC 5546): an appointment that the attendee has agreed to, or its end. */
export function invitationFile(meeting: CalendarMeeting, invited: Invited, now: Date): string {
  const { organizer, attendee, isCancelled } = invited;
  return file([
    `METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`,
    ...meetingLines(meeting, now, [
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `ORGANIZER:mailto:${organizer}`,
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    ]),
  ]);
}

function meetingLines(meeting: CalendarMeeting, now: Date, invitation: readonly string[] = []): string[] {
  const { uid, at, minutes, title, text, url, sequence } = meeting;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(at)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    ...invitation,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  ];
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

/** `20270331T140000Z` (RFC 5545, 3.3.5). */
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

/** RFC 5545, 3.3.11, without disallowed characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
    .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** At most 75 bytes per line, not cutting characters (RFC 5545, 3.1). */
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
