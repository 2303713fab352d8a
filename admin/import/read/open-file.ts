import { importLimits } from '../../../shared/staff/import-fields.ts';
import { type DayOrder, orderOf } from './days.ts';
import { decode, type Encoding } from './decode.ts';
import { findHeadings, headingsInTwoLines, searchedRows } from './find-headings.ts';
import { type Columns, guessColumns, isWider } from './guess-columns.ts';
import { accentedWords, guessEncoding } from './guess-encoding.ts';
import { guessSeparator } from './guess-separator.ts';
import { makeOf } from './makes.ts';
import { type Cells, parseRows, tooMany, UnreadableFile } from './parse-rows.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';
import type { Separator } from './separators.ts';
import { wrongKind } from './wrong-kind.ts';
import { wrongWord } from './wrong-letters.ts';

/** `head`: the line of the headings; 0: there are none. `sheet`: of a workbook, whose encoding and separator say nothing. */
export type FileFormat = { encoding?: Encoding; separator?: Separator; head?: number; sheet?: string };
/** Format, headings and first rows. */
export type FileAbout = Required<FileFormat> & {
  /** As many as the headings' line has; rows may be wider. */
  headings: string[];
  /** As many as the widest row has. */
  columns: Columns;
  /** By column: how it writes its days; `open`: one has to say. */
  orders: (DayOrder | 'open' | undefined)[];
  sample: string[][];
  rows: number;
  /** Names of a workbook's sheets; empty for a text. */
  sheets: string[];
  /** The lines that may be the headings. */
  lines: { line: number; text: string }[];
  /** The program whose export this is. */
  make: string | undefined;
  /** The first words with accents, in each encoding; and one that looks wrong in this one. */
  words: Partial<Record<Encoding, string>>;
  wrongWord: string | undefined;
  /** Rows with more cells than there are headings, and the first one's line. */
  wider: { count: number; line: number };
  /** SHA-256: recognizes the same file. */
  hash: string;
};

const samples = 3;

/**
 * Reads a file in the given or detected format.
 * @returns details, and the rows below the headings
 * @throws UnreadableFile
 */
export async function openFile(file: Blob, reading: FileFormat): Promise<{ about: FileAbout; body: Cells[] }> {
  if (file.size > importLimits.fileBytes)
    throw new UnreadableFile(
      `The file is larger than ${importLimits.fileBytes / 1024 / 1024} MB. Divide it into smaller ones.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { rows: read, ...how } = isWorkbook(bytes) ? await readSheet(bytes, reading) : readText(bytes, reading);
  const rows = onePersonACell(read);
  const place = reading.head === undefined ? findHeadings(rows) : rows.findIndex(({ line }) => line === reading.head);
  const start = place === undefined ? 0 : place + 1;
  const head = rows[start - 1];
  const inTwo = head && headingsInTwoLines(head, rows[start]);
  const body = rows.slice(inTwo ? start + 1 : start);
  if (body.length === 0) throw new UnreadableFile('The file holds no rows under a line of headings.');
  if (body.length > importLimits.rows) throw tooMany('rows', importLimits.rows);
  const named = inTwo ?? head?.cells ?? [];
  const width = [named, ...body.map(({ cells }) => cells)].reduce(
    (most, cells) => Math.max(most, trimmed(cells).length),
    0,
  );
  const headings = named.slice(0, width);
  const wider = body.filter(({ cells }) => isWider(cells, headings));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const about: FileAbout = {
    ...how,
    head: head?.line ?? 0,
    headings,
    columns: guessColumns(headings, body, width),
    orders: Array.from({ length: width }, (_, at) => orderOf(body.map(({ cells }) => cells[at] ?? ''))),
    sample: samplesOf(body, width),
    rows: body.length,
    lines: rows
      .slice(0, searchedRows)
      .map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(', ').slice(0, 60) })),
    make: makeOf(headings)?.name,
    wider: { count: wider.length, line: wider[0]?.line ?? 0 },
    hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
  return { about, body };
}

/** A list as mail programs write it, `Ann <a@b.example>; Bo <c@d.example>`: each cell is a person. */
function onePersonACell(rows: readonly Cells[]): Cells[] {
  const filled = rows.map(({ line, cells }) => ({ line, cells: cells.filter((cell) => cell.trim() !== '') }));
  const isList = filled.length === 1 && filled.every(({ cells }) => cells.every((cell) => /\S@\S+\.\S/.test(cell)));
  return isList ? filled.flatMap(({ cells }) => cells.map((cell, at) => ({ line: at + 1, cells: [cell] }))) : [...rows];
}

type How = Pick<FileAbout, 'encoding' | 'separator' | 'sheet' | 'sheets' | 'words' | 'wrongWord'> & { rows: Cells[] };

function readText(bytes: Uint8Array, reading: FileFormat): How {
  const wrong = wrongKind(bytes);
  if (wrong) throw new UnreadableFile(wrong);
  const encoding = reading.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding);
  const separator = reading.separator ?? guessSeparator(text);
  const letters = { words: accentedWords(bytes, encoding), wrongWord: wrongWord(text) };
  return { encoding, separator, sheet: '', sheets: [], ...letters, rows: parseRows(text, separator) };
}

/** The sheet that was chosen, or the first that holds anything. */
async function readSheet(bytes: Uint8Array<ArrayBuffer>, reading: FileFormat): Promise<How> {
  const sheets = await readWorkbook(bytes);
  const { name = '', rows = [] } = sheets.find((one) => one.name === reading.sheet) ?? sheets[0] ?? {};
  const wrong = rows.flatMap(({ cells }) => wrongWord(cells.join('\n')) ?? []);
  const how = { encoding: 'utf-8', separator: ',', words: {}, wrongWord: wrong[0] } as const;
  return { ...how, sheet: name, sheets: sheets.map((one) => one.name), rows };
}

/** Without the blank cells at the end. */
const trimmed = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

/** The first filled cells of each column, as rows. */
function samplesOf(body: readonly Cells[], width: number): string[][] {
  const columns = Array.from({ length: width }, (_, at) => {
    const filled: string[] = [];
    for (const { cells } of body) {
      if (filled.length === samples) break;
      if (cells[at]?.trim()) filled.push(cells[at].slice(0, 200));
    }
    return filled;
  });
  return Array.from({ length: samples }, (_, row) => columns.map((filled) => filled[row] ?? ''));
}
