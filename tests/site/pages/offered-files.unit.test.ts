import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { offeredScripts } from '../../../site/checks/writing/index.ts';
import { markdown } from '../../../site/components/markdown/markdown.ts';
import { offeredTextProblems } from '../../../site/markdown/validate-downloads.ts';
import { offeredFiles } from '../../../site/pages/offered-files.ts';
import type { FileType } from '../../../site/schema/downloads.ts';
import { testWith } from '../../support/describe-with.ts';
import { contentPage, tinySite } from '../../support/tiny-site.ts';

const box = (name: string, text: string) =>
  `::: file name="${name}" label="A file to take"\n\`\`\`\n${text}\n\`\`\`\n:::\n`;
const whats = (type: FileType, text: string) =>
  offeredTextProblems(type, text).map(({ line, what }) => `${line} ${what}`);

const event = [
  'BEGIN:VEVENT',
  'UID:1@example',
  'DTSTAMP:20261122T120000Z',
  'DTSTART;VALUE=DATE:20270115',
  'SUMMARY:Test',
  'END:VEVENT',
];
const calendar = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Northlume//EN', ...lines, 'END:VCALENDAR'].join('\n');

describe('a calendar file', () => {
  test('with its parts closed and its events whole is right', () => expect(whats('ics', calendar(event))).toEqual([]));

  test.each([
    ['lacks a day', event.filter((line) => !line.startsWith('DTSTART')), '4 VEVENT has no DTSTART.'],
    ['has a day that is none', event.with(3, 'DTSTART:15 January'), '7 “15 January” is no day or time.'],
    ['is not closed', event.slice(0, -1), '9 ends VCALENDAR, where VEVENT is open.'],
    ['has one event twice', [...event, ...event], '11 uses the UID 1@example again.'],
    ['has a line that is no property', event.with(4, 'Test'), '8 “Test” is no line of a calendar.'],
    ['has a line too long to be read', event.with(4, `SUMMARY:${'a'.repeat(70)}`), '8 has more than 75 bytes.'],
  ])('that %s is an error of its author', (_, lines, what) => expect(whats('ics', calendar(lines))).toContain(what));
});

describe('a PowerShell script', () => {
  test('may have brackets and quotes in its strings and comments', () => {
    const script = `# it's (not\n$a = @{ Name = 'a{"' ; Other = "b\`"(" }\n<# {{ #>\nWrite-Output "$($a.Name)" | Where-Object { $_ -match '\\(' }`;
    expect(whats('ps1', script)).toEqual([]);
  });

  test.each([
    ['Get-Mailbox | ForEach-Object { $_.Name', '1 opens { and does not close it.'],
    ["$a = 'open\n", "1 has a ' that is not closed."],
    ['if ($a) ]', '1 closes ] where none is open.'],
    ['Write-Output “text”', '1 has the sign ““” in a script.'],
  ])('%j is an error of its author', (script, what) => expect(whats('ps1', script)).toContain(what));
});

test('calendars and spreadsheets are saved with the line ends of their formats, and accents survive in Excel', () => {
  const page = contentPage('/library/restore-tests', {
    kind: 'library',
    body: box('log.csv', 'Ville,Date\nMontréal,2027-01-15') + box('days.ics', calendar(event)) + box('read.txt', 'a'),
  });
  const [csv, ics, txt] = offeredFiles([page]);
  expect([csv?.file, csv?.text()]).toEqual([
    '/files/library/restore-tests/log.csv',
    '\uFEFFVille,Date\r\nMontréal,2027-01-15\r\n',
  ]);
  expect(ics?.text().match(/\r\n/g)).toHaveLength(10);
  expect(txt?.text()).toBe('a\n');
});

test('a PowerShell script says beside it that we have not run it; other files need no such word', () => {
  const shown = (name: string) => markdown.render(box(name, 'x'), { page: { url: '/library/x' } });
  expect(shown('list.ps1')).toContain('have not run the script on Windows');
  expect(shown('list.csv')).not.toContain('have not run');
});

describe('npm run check', () => {
  const found = (name: string, text: string) => offeredScripts(tinySite({ '/a': { body: box(name, text) } }));
  const { status } = spawnSync('bash', ['-c', 'exit 0']);
  const bash = status === 0 ? 'bash' : undefined;

  testWith(bash, 'no bash here', 'asks bash whether it can read a shell script', () => {
    expect(found('list.sh', 'for f in *; do echo "$f"; done')).toEqual([]);
    expect(found('list.sh', 'for f in *; do echo "$f"')).toMatchObject([{ field: 'list.sh', note: false }]);
  });

  test('notes a command that changes something', () => {
    expect(found('list.ps1', 'Get-Mailbox | Format-Table Name')).toEqual([]);
    expect(found('clean.ps1', 'Remove-Item C:\\Temp')).toMatchObject([
      { what: 'holds the command Remove-Item.', note: true },
    ]);
  });
});
