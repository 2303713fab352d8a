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

/**
 * What is wrong with the text of a file of that type, as far as it can be seen without running it. `npm run check` asks
 * bash about the shell scripts too.
 */
export const offeredTextProblems = (type: FileType, text: string): TextProblem[] => problemsOf[type]?.(text) ?? [];

/** Windows PowerShell 5.1 reads a script without a byte-order mark as ANSI, and no shell knows typographic quotes. */
function strangeSigns(text: string): TextProblem[] {
  return text.split('\n').flatMap((line, index) => {
    const sign = /[^\t\x20-\x7e]/u.exec(line)?.[0];
    const todo = 'Write it in plain ASCII: straight quotes, hyphens, no accents.';
    return sign ? [{ line: index + 1, what: `has the sign “${sign}” in a script.`, todo }] : [];
  });
}

/** The text as it is saved: calendars and spreadsheets with the line ends and the mark that their programs look for. */
export function savedText(type: FileType, text: string): string {
  const lines = type === 'ics' || type === 'csv' ? text.replace(/\r?\n/g, '\r\n') : text;
  // Excel takes a CSV without this mark for one in the old character set of its Windows.
  return type === 'csv' && /[^\s\x20-\x7e]/.test(lines) ? `\uFEFF${lines}` : lines;
}
