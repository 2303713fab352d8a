import { torontoDay } from '../../shared/company/calendar-day.ts';
import { checkContact, type SentRow } from '../../shared/staff/import.ts';
import type { ContactField, Duplicate, DuplicateChoice, RowFields } from '../../shared/staff/import-fields.ts';
import { divideRows } from './divide-rows.ts';
import { faultsFile } from './faults-file.ts';
import { type LineRange, numbersOf, toLines } from './lines.ts';
import type { ColumnTarget } from './read/match-columns.ts';
import { type FileAbout, type FileFormat, openFile } from './read/open-file.ts';
import type { Cells } from './read/parse-rows.ts';
import { type SharedConsent, toRow, toValue } from './read/to-row.ts';

export type Matching = { columns: (ColumnTarget | undefined)[]; shared: SharedConsent };
/** Lines of each batch, and of duplicates to update or add. */
export type Division = { batches: LineRange[][]; choices: Record<Exclude<DuplicateChoice, 'skip'>, LineRange[]> };
/** An invalid row with a message per field; no fields once corrected. */
export type FaultyRow = { line: number; row: RowFields; fields: RowFields };
/** A row whose email a contact (`known`) or an earlier line has. */
export type DuplicateRow = {
  line: number;
  row: RowFields;
  known?: Duplicate;
  earlier?: number;
  choice: DuplicateChoice;
};

/** Rows between pauses, in which progress is reported and messages are received. */
const pace = 1000;

/** An import in a worker, so that the page never blocks. All rows stay here; the page reads slices. */
export function createSession(onProgress: (done: number, total: number) => void) {
  let body: Cells[] = [];
  let rows = new Map<number, RowFields>();
  let faults = new Map<number, RowFields>();
  let duplicates = new Map<number, DuplicateRow>();
  let batches: SentRow[][] = [];

  function compareWithin(): void {
    const seen = new Map<string, number>();
    for (const [line, row] of rows) {
      if (faults.has(line)) continue;
      const email = (row.email ?? '').toLowerCase();
      const earlier = seen.get(email);
      const before = duplicates.get(line);
      if (earlier !== undefined) duplicates.set(line, { choice: 'skip', ...before, line, row, earlier });
      else if (before && !before.known) duplicates.delete(line);
      else if (before) duplicates.set(line, { ...before, row, earlier: undefined });
      if (earlier === undefined) seen.set(email, line);
    }
  }

  function checkRow(line: number, row: RowFields, today: string): void {
    rows.set(line, row);
    const { fields } = checkContact(row, today);
    if (fields) faults.set(line, fields);
    else faults.delete(line);
  }

  const sent = (line: number): SentRow => ({
    line,
    onDuplicate: duplicates.get(line)?.choice ?? 'skip',
    ...Object.fromEntries(Object.entries(rows.get(line) ?? {}).filter(([, value]) => value)),
  });

  return {
    /** @throws UnreadableFile */
    async open(file: Blob, reading: FileFormat): Promise<FileAbout> {
      const opened = await openFile(file, reading);
      body = opened.body;
      return opened.about;
    },

    /** Validates all rows, or only some lines. */
    async check({ columns, shared }: Matching, only?: readonly LineRange[]): Promise<void> {
      const wanted = only && new Set(numbersOf(only));
      const today = torontoDay(Date.now());
      [rows, faults, duplicates] = [new Map(), new Map(), new Map()];
      for (const [index, { line, cells }] of body.entries()) {
        if (!wanted || wanted.has(line)) checkRow(line, toRow(cells, columns, shared), today);
        if (index % pace === 0) {
          onProgress(index, body.length);
          await new Promise((next) => setTimeout(next));
        }
      }
      compareWithin();
    },

    change(line: number, field: ContactField, value: string): FaultyRow {
      checkRow(line, { ...rows.get(line), [field]: toValue(field, value) }, torontoDay(Date.now()));
      compareWithin();
      return { line, row: rows.get(line) ?? {}, fields: faults.get(line) ?? {} };
    },

    faults(from: number, count: number): FaultyRow[] {
      return [...faults.entries()]
        .slice(from, from + count)
        .map(([line, fields]) => ({ line, row: rows.get(line) ?? {}, fields }));
    },

    heard(known: readonly Duplicate[], wrong: readonly { line: number; fields: RowFields }[]): void {
      for (const one of known) {
        const before = duplicates.get(one.line);
        duplicates.set(one.line, {
          choice: 'skip',
          ...before,
          line: one.line,
          row: rows.get(one.line) ?? {},
          known: one,
        });
      }
      for (const { line, fields } of wrong) faults.set(line, fields);
    },

    duplicates(from: number, count: number): DuplicateRow[] {
      return [...duplicates.values()]
        .filter(({ line }) => !faults.has(line))
        .sort((one, other) => one.line - other.line)
        .slice(from, from + count);
    },

    choose(choice: DuplicateChoice, line?: number): void {
      for (const one of duplicates.values()) if (line === undefined || one.line === line) one.choice = choice;
    },

    /** Batches fit a request. */
    divide(): { batches: number; rows: number } {
      const good = [...rows.keys()].filter((line) => !faults.has(line));
      batches = divideRows(good.map(sent));
      return { batches: batches.length, rows: good.length };
    },

    /** For resuming after a reload. */
    division(): Division {
      const chosen = (choice: DuplicateChoice) =>
        toLines(batches.flat().flatMap(({ line, onDuplicate }) => (onDuplicate === choice ? line : [])));
      return {
        batches: batches.map((batch) => toLines(batch.map(({ line }) => line))),
        choices: { update: chosen('update'), add: chosen('add') },
      };
    },

    divideAs(parts: readonly LineRange[][]): void {
      batches = parts.map((part) =>
        numbersOf(part)
          .filter((line) => rows.has(line))
          .map(sent),
      );
    },

    chooseAgain(choices: Division['choices']): void {
      for (const choice of ['update', 'add'] as const)
        for (const line of numbersOf(choices[choice])) {
          const own = duplicates.get(line);
          if (own) own.choice = choice;
        }
    },

    batch: (number: number): SentRow[] => batches[number] ?? [],

    row: sent,

    counts(): { ready: number; express: number } {
      const good = [...rows].filter(([line]) => !faults.has(line));
      return { ready: good.length, express: good.filter(([, { basis }]) => basis === 'express').length };
    },

    faultsFile: () => faultsFile(rows, faults),
  };
}

export type ImportSession = ReturnType<typeof createSession>;
