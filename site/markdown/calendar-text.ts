import type { TextProblem } from './download-problem.ts';

/** Required properties of an event (RFC 5545, section 3.6.1) and its calendar (section 3.4). */
const needed: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'],
  VTODO: ['UID', 'DTSTAMP', 'SUMMARY'],
};
const longest = 75;
const property = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/;
const moment = /^\d{8}(T\d{6}Z?)?$/;

type CalendarComponent = { name: string; line: number; has: Set<string> };

/** Invalid lines, unclosed components, missing properties. */
export function calendarProblems(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  const say = (line: number, what: string, todo: string) => problems.push({ line, what, todo });
  const open: CalendarComponent[] = [];
  const uids = new Set<string>();
  for (const [index, content] of text.trimEnd().split(/\r?\n/).entries()) {
    const line = index + 1;
    if (Buffer.byteLength(content) > longest)
      say(line, `has more than ${longest} bytes.`, 'Go on in the next line, which begins with a space.');
    if (/^[ \t]/.test(content) && index > 0) continue;
    const [, name = '', , value = ''] = property.exec(content) ?? [];
    if (!name) say(line, `“${content}” is no line of a calendar.`, 'Write NAME:value.');
    if (name === 'BEGIN') open.push({ name: value, line, has: new Set() });
    else if (name === 'END') {
      const part = open.pop();
      if (part?.name !== value)
        say(line, `ends ${value}, where ${part?.name ?? 'nothing'} is open.`, 'Close each BEGIN.');
      const missing = (needed[value] ?? []).filter((field) => !part?.has.has(field));
      if (missing.length > 0) say(part?.line ?? line, `${value} has no ${missing.join(' and no ')}.`, 'Add it.');
    } else if (open.length === 0) say(line, 'stands outside the calendar.', 'Begin with BEGIN:VCALENDAR.');
    else open.at(-1)?.has.add(name);
    if (/^DT(START|END|STAMP)$/.test(name) && !moment.test(value))
      say(line, `“${value}” is no day or time.`, 'Write 20270115 or 20270115T090000.');
    if (name === 'UID' && uids.has(value)) say(line, `uses the UID ${value} again.`, 'Give each event its own.');
    if (name === 'UID') uids.add(value);
  }
  for (const { line, name } of open) say(line, `BEGIN:${name} is not closed.`, `Add END:${name}.`);
  return problems;
}
