import { importLimits } from '../../../shared/staff/import-fields.ts';
import { decode, type Encoding, guessEncoding } from './decode.ts';
import { guessSeparator, type Separator } from './guess-separator.ts';
import { type ColumnTarget, matchColumns } from './match-columns.ts';
import { type Cells, parseRows, UnreadableFile } from './parse-rows.ts';

export type FileFormat = { encoding?: Encoding; separator?: Separator };
export type FileAbout = Required<FileFormat> & {
  headings: string[];
  columns: (ColumnTarget | undefined)[];
  sample: string[][];
  rows: number;
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
  // A zip archive: Excel's default.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('This is an Excel workbook. In Excel, save it as "CSV UTF-8", and choose that file.');
  const encoding = reading.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding);
  const separator = reading.separator ?? guessSeparator(text);
  const [head, ...body] = parseRows(text, separator);
  const headings = head?.cells ?? [];
  const sample = body.slice(0, samples).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const about = { encoding, separator, headings, columns: matchColumns(headings), sample, rows: body.length, hash };
  return { about, body };
}
