import { type UnzipFileInfo, type Unzipped, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { importLimits } from '../../../shared/staff/import-fields.ts';
import { type Cells, tooMany, UnreadableFile } from './parse-rows.ts';

export type Sheet = { name: string; rows: Cells[] };

/** What a workbook's parts may unpack to, of which the reader makes four copies: a small file can hold gigabytes. */
const mostBytes = 128 * 1024 * 1024;
/** A list of parts can be endless, as it says itself how long it is. */
const mostParts = 10_000;

/** What a workbook's sheets may span: the reader fills the cells between those that are there. */
const mostCells = 30_000_000;
const mostRows = 1_048_576;
/** Excel's own limit of a cell. */
const mostLetters = 32_767;
/** Characters in all cells: a workbook stores a text once, though every cell may show it. */
const mostLettersInAll = 100_000_000;

const tooLarge = 'The workbook is too large. Divide it into smaller ones, or save it as "CSV UTF-8".';

/** Whether a file is an Excel workbook (.xlsx), whatever its name. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && partsOf(bytes).some(({ name }) => name === 'xl/workbook.xml');

/**
 * The sheets of an Excel workbook that hold anything, with cells as texts: days as `2026-03-31`, numbers with all their
 * digits.
 * @throws UnreadableFile
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const all = partsOf(bytes);
  // A part that is not packed may say that it unpacks to nothing.
  const unpacked = all.reduce((sum, { size, originalSize }) => sum + Math.max(size, originalSize), 0);
  if (all.length > mostParts || unpacked > mostBytes) throw new UnreadableFile(tooLarge);
  let read: Awaited<ReturnType<typeof readWorkbookFile>>;
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
    if (cellsOf(parts) > mostCells) throw new UnreadableFile(tooLarge);
    // The reader unpacks large parts in workers of its own, made from texts, which the page's policy refuses.
    read = await readWorkbookFile(new Blob([zipSync(parts, { level: 0 })]));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The workbook cannot be read. In Excel, save it as "CSV UTF-8", and choose that file.');
  }
  const sheets = read.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  return sheets.filter(({ rows }) => rows.length > 0);
}

/** Names and sizes, of too many the first; none if the archive is cut off. */
function partsOf(bytes: Uint8Array): UnzipFileInfo[] {
  const parts: UnzipFileInfo[] = [];
  const filter = (part: UnzipFileInfo) => {
    if (parts.push(part) > mostParts) throw new RangeError('Too many parts');
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch {
    return parts.length > mostParts ? parts : [];
  }
  return parts;
}

/** Any attribute that the reader takes for a place: with a prefix too, unless it declares one. */
const places = /(?:\s|(?<!\sxmlns):)r\s*=\s*["']([^"'<>]{0,20})/g;
const rowTags = /<(?:[^\s<>/:]+:)?row/g;
/** An empty row takes as much memory as so many empty cells. */
const cellsOfRow = 4;

/**
 * How many cells all sheets span, by the places that they name and the rows that they hold; infinite for a place that
 * Excel does not have.
 */
function cellsOf(parts: Unzipped): number {
  let all = 0;
  for (const part of Object.values(parts)) {
    const text = new TextDecoder().decode(part);
    if (!text.includes('sheetData')) continue;
    let [rows, columns] = [0, 0];
    // Those without a place follow the row before. The reader takes minutes for a million.
    for (const _tag of text.matchAll(rowTags)) rows += 1;
    if (rows > importLimits.rows + importLimits.blankRows) return Number.POSITIVE_INFINITY;
    for (const [, place = ''] of text.matchAll(places)) {
      const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
      if (!digits || Number(digits) > mostRows) return Number.POSITIVE_INFINITY;
      rows = Math.max(rows, Number(digits));
      columns = Math.max(
        columns,
        [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
      );
    }
    all += rows * (columns + cellsOfRow);
  }
  return all;
}

function rowsOf(data: readonly (readonly unknown[])[]): Cells[] {
  const rows = data.map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > importLimits.rows + 1) throw tooMany('rows', importLimits.rows);
  if (filled.some(({ cells }) => cells.length > importLimits.columns))
    throw tooMany('columns', importLimits.columns, 'Delete those that you do not need.');
  const letters = filled.reduce((sum, { cells }) => sum + lettersOf(cells), 0);
  if (letters > mostLettersInAll) throw new UnreadableFile(tooLarge);
  return filled;
}

/** Infinite for more than a cell or a row may have. */
function lettersOf(cells: readonly string[]): number {
  const letters = cells.reduce((sum, cell) => sum + cell.length, 0);
  const isTooLong = letters > importLimits.rowLength || cells.some((cell) => cell.length > mostLetters);
  return isTooLong ? Number.POSITIVE_INFINITY : letters;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value === null || value === undefined ? '' : String(value);
}
