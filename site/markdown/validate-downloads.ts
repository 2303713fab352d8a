import type { FileType } from '../schema/downloads.ts';
import { calendarProblems } from './calendar-text.ts';
import { unequalRows } from './csv-text.ts';
import type { TextProblem } from './download-problem.ts';
import { unbalanced } from './powershell-text.ts';

const problemsOf: Partial<Record<FileType, (text: string) => TextProblem[]>> = {
  csv: unequalRows,
  ics: calendarProblems,
  ps1: (text) => [...strangeSigns(text), ...unbalanced(text)],
  sh: strangeSigns,
};

/** Problems that show without running the file. `npm run check` also lets bash parse shell scripts. */
export const offeredTextProblems = (type: FileType, text: string): TextProblem[] => problemsOf[type]?.(text) ?? [];

/** Windows PowerShell 5.1 reads a script without byte-order mark as ANSI, and no shell accepts typographic quotes. */
function strangeSigns(text: string): TextProblem[] {
  return text.split('\n').flatMap((line, index) => {
    const sign = /[^\t\x20-\x7e]/u.exec(line)?.[0];
    const todo = 'Write it in plain ASCII: straight quotes, hyphens, no accents.';
    return sign ? [{ line: index + 1, what: `has the sign “${sign}” in a script.`, todo }] : [];
  });
}

/** The text as saved: CRLF for calendars and spreadsheets, and a BOM for CSV. */
export function savedText(type: FileType, text: string): string {
  const lines = type === 'ics' || type === 'csv' ? text.replace(/\r?\n/g, '\r\n') : text;
  // Without a BOM, Excel reads a CSV in the legacy Windows code page.
  return type === 'csv' && /[^\s\x20-\x7e]/.test(lines) ? `\uFEFF${lines}` : lines;
}
