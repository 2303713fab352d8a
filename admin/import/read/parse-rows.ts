import { parse } from 'csv-parse/browser/esm/sync';
import { importLimits } from '../../../shared/staff/import-fields.ts';
import { sepLine } from './guess-separator.ts';
import type { Separator } from './separators.ts';

/** `line`: where the row begins. */
export type Cells = { line: number; cells: string[] };

/** The message tells the user what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * CSV rows without blank ones and without a `sep=` line. Refuses what could fill memory or block the thread for minutes: too many
 * rows, blank rows or columns, a row with an unclosed quotation mark.
 * @throws UnreadableFile
 */
export function parseRows(text: string, separator: Separator): Cells[] {
  const rows: Cells[] = [];
  const { length } = sepLine(text);
  let line = length > 0 ? 2 : 1;
  let blank = 0;
  try {
    parse(text.slice(length), {
      delimiter: separator,
      ...quotesOf(text.slice(length)),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: importLimits.rowLength,
      on_record: (cells: string[]) => {
        if (cells.length > importLimits.columns)
          throw tooMany('columns', importLimits.columns, 'Delete those that you do not need.');
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        else blank += 1;
        if (blank > importLimits.blankRows)
          throw tooMany('blank rows', importLimits.blankRows, 'Delete the empty ones and save it as CSV again.');
        if (rows.length > importLimits.rows + 1) throw tooMany('rows', importLimits.rows);
        // The parser miscounts cells with line breaks.
        line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(explained(error, line));
  }
  return rows;
}

/** Single quotation marks around the first line's cells; a backslash before a mark that is part of a text. */
function quotesOf(text: string) {
  const start = text.slice(0, 100_000);
  if (/^'[^'\r\n]*'[,;\t|^]'/.test(start)) return { quote: "'", escape: "'" };
  const isBackslash = /[^\\]\\"(?![,;\t|^:\r\n]|$)/.test(start) && !/[^,;\t|^:\r\n"]""[^,;\t|^:\r\n"]/.test(start);
  return { escape: isBackslash ? '\\' : '"' };
}

const inDigits = (number: number) => number.toLocaleString('en-CA');
export const tooMany = (what: string, limit: number, todo = 'Divide it into smaller ones.') =>
  new UnreadableFile(`The file has more than ${inDigits(limit)} ${what}. ${todo}`);

/** @param begun first line of the unreadable row */
function explained(error: unknown, begun: number): string {
  const { code } = error as { code?: string };
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `The row that begins in line ${begun} has more than ${inDigits(importLimits.rowLength)} characters. Perhaps a quotation mark is opened there and not closed. Correct it and choose the file again.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `A quotation mark is opened and not closed in the row that begins in line ${begun}. Correct it and choose the file again.`;
  return `Line ${begun} cannot be read. Choose another separator, or save the file as CSV again.`;
}
