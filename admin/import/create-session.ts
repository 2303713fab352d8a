import { companyDay } from '../../shared/company/calendar-day.ts';
import { checkContact, phoneKey, type SentRow } from '../../shared/staff/import.ts';
import type { ContactField, Duplicate, DuplicateChoice, RowFields } from '../../shared/staff/import-fields.ts';
import { divideRows } from './divide-rows.ts';
import { faultsFile } from './faults-file.ts';
import { type LineRange, numbersOf, toLines } from './lines.ts';
import { createRowReader, type Matching } from './read/create-row-reader.ts';
import { type FileAbout, type FileFormat, openFile } from './read/open-file.ts';
import type { Cells } from './read/parse-rows.ts';
import { toValue } from './read/to-value.ts';

/** Lines of each batch, and of duplicates to update or add. */
export type Division = { batches: LineRange[][]; choices: Record<Exclude<DuplicateChoice, 'skip'>, LineRange[]> };
/** A row with a message per invalid field (none once corrected), and per field that comes in doubtful or not at all. */
export type FaultyRow = { line: number; row: RowFields; fields: RowFields; warnings: RowFields };
/** A row whose person a contact (`known`) or an earlier line has. */
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
  let table: Pick<FileAbout, 'headings' | 'separator'> = { headings: [], separator: ',' };
  let rows = new Map<number, RowFields>();
  let faults = new Map<number, RowFields>();
  let warnings = new Map<number, RowFields>();
  let duplicates = new Map<number, DuplicateRow>();
  let batches: SentRow[][] = [];

  const faulty = (line: number): FaultyRow => ({
    line,
    row: rows.get(line) ?? {},
    fields: faults.get(line) ?? {},
    warnings: warnings.get(line) ?? {},
  });

  /** Marks rows whose person an earlier line has. */
  function compareWithin(): void {
    const seen = new Map<string, number>();
    for (const [line, row] of rows) {
      if (faults.has(line)) continue;
      const key = row.email?.toLowerCase() || phoneKey(row) || String(line);
      const earlier = seen.get(key);
      const before = duplicates.get(line);
      if (earlier !== undefined) duplicates.set(line, { choice: 'skip', ...before, line, row, earlier });
      else if (before && !before.known) duplicates.delete(line);
      else if (before) duplicates.set(line, { ...before, row, earlier: undefined });
      if (earlier === undefined) seen.set(key, line);
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
      const { headings, separator } = opened.about;
      table = { headings, separator };
      return opened.about;
    },

    /** Validates every row, or only some lines. */
    async check(matching: Matching, only?: readonly LineRange[]): Promise<void> {
      const wanted = only && new Set(numbersOf(only));
      const today = companyDay(Date.now());
      const read = createRowReader({ ...matching, ...table });
      [rows, faults, duplicates] = [new Map(), new Map(), new Map()];
      warnings = new Map();
      for (const [index, { line, cells }] of body.entries()) {
        if (!wanted || wanted.has(line)) {
          const { row, warnings: own } = read(cells);
          checkRow(line, row, today);
          if (Object.keys(own).length > 0) warnings.set(line, own);
        }
        if (index % pace === 0) {
          onProgress(index, body.length);
          await new Promise((next) => setTimeout(next));
        }
      }
      compareWithin();
    },

    change(line: number, field: ContactField, value: string): FaultyRow {
      checkRow(line, { ...rows.get(line), [field]: toValue(field, value) }, companyDay(Date.now()));
      const { [field]: _corrected, ...others } = warnings.get(line) ?? {};
      warnings.set(line, others);
      compareWithin();
      return faulty(line);
    },

    faults(from: number, count: number): FaultyRow[] {
      return [...faults.keys()].slice(from, from + count).map(faulty);
    },

    /** Valid rows in which something is lost or doubtful. */
    doubtful(from: number, count: number): FaultyRow[] {
      return [...warnings]
        .filter(([line, own]) => !faults.has(line) && Object.keys(own).length > 0)
        .slice(from, from + count)
        .map(([line]) => faulty(line));
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

    /** Valid rows, those with an email and express consent, and those that say unsubscribed. */
    counts(): { ready: number; express: number; left: number } {
      const good = [...rows].filter(([line]) => !faults.has(line));
      const express = good.filter(([, { basis, email }]) => basis === 'express' && email).length;
      return { ready: good.length, express, left: good.filter(([, { basis }]) => basis === 'unsubscribed').length };
    },

    faultsFile: () => faultsFile(rows, faults),
  };
}

export type ImportSession = ReturnType<typeof createSession>;
