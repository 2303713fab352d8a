import { emailFault } from '../../../shared/forms/email.ts';
import type { ContactField, RowFields } from '../../../shared/staff/import-fields.ts';
import { emailsIn, isSpreadsheetError, nameBeforeAddress, phonesIn } from './cell-values.ts';
import { type ColumnTarget, severalColumns } from './column-target.ts';
import type { DayOrder } from './days.ts';
import { meaningOf } from './headings.ts';
import { isOptOut, mentionsUnsubscribed } from './opt-out.ts';
import { toValue } from './to-value.ts';
import { hasLostLetters, hasWrongLetters } from './wrong-letters.ts';

/** Consent of rows that state none. */
export type SharedConsent = Pick<RowFields, 'basis' | 'consentDate' | 'source' | 'reason' | 'until'>;

export type Matching = {
  columns: (ColumnTarget | undefined)[];
  /** By column: how it writes its days. */
  orders: (DayOrder | undefined)[];
  shared: SharedConsent;
};

/** A row as it comes in, and by field what is lost or doubtful in it. */
export type ReadRow = { row: RowFields; warnings: RowFields };

/** What separates cells in sentences and in what `before` joins. */
type Table = Matching & { headings: readonly string[]; separator: string };

/** Reads rows as contact fields; `shared` fills the gaps of their consent. */
export function createRowReader(table: Table): (cells: readonly string[]) => ReadRow {
  const { columns, orders, shared, headings } = table;
  const places = [...columns.keys()].filter((place) => columns[place] !== undefined);
  // Of several columns for one field, the one with the best heading first.
  const rank = (place: number) => meaningOf(headings[place] ?? '')?.rank ?? 1000;
  const sorted = places.toSorted((one, other) => rank(one) - rank(other) || one - other);
  return (given) => {
    const { cells, moved } = straighten(given, table);
    const [row, warnings]: [RowFields, RowFields] = [{}, {}];
    const parts: Partial<Record<'firstName' | 'lastName', string>> = {};
    const [emails, phones]: [string[], string[]] = [[], []];
    let isLeft = false;
    let written = '';
    for (const place of sorted) {
      const target = columns[place];
      const shown = cells[place] ?? '';
      if (target === undefined || target === 'before') continue;
      const cell = isSpreadsheetError(shown) ? '' : shown;
      if (cell !== shown)
        warnings[fieldOf(target)] ??= `The spreadsheet shows an error here: ${shown.trim()}. It is left out.`;
      if (target === 'unsubscribed') {
        // Where cells have moved, it may be any of them.
        const said = moved && !moved.isSure ? given.slice(place) : [cell];
        isLeft ||= said.some((one) => isOptOut(headings[place] ?? '', one));
      } else if (target === 'firstName' || target === 'lastName') parts[target] = toValue('name', cell);
      else if (target === 'email') {
        emails.push(...emailsIn(cell));
        written ||= nameBeforeAddress(cell);
      } else if (target === 'phone') {
        const { all, lost } = phonesIn(cell);
        phones.push(...all);
        if (lost) warnings.phone ??= lost;
      } else if (severalColumns.has(target)) row[target] ||= toValue(target, cell, orders[place]);
      else row[target] = toValue(target, cell, orders[place]);
      if (target === 'note' && mentionsUnsubscribed(cell)) warnings.note = unsubscribedNote;
      if (hasWrongLetters(cell) || (names.has(target) && hasLostLetters(cell)))
        warnings[fieldOf(target)] ??= wrongLetters;
    }
    row.name ||= [parts.firstName, parts.lastName].filter(Boolean).join(' ') || toValue('name', written);
    // Valid addresses come first.
    const isAddress = (text: string) => emailFault(text) === undefined;
    const [email, ...moreEmails] = distinct([...emails.filter(isAddress), ...emails]);
    const [phone, ...morePhones] = distinct(phones);
    if (columns.includes('email')) row.email = email ?? '';
    if (columns.includes('phone')) row.phone = phone ?? '';
    if (moreEmails.length > 0)
      warnings.email ??= `More than one address: ${[email, ...moreEmails].join(', ')}. The first comes in, the note keeps the others.`;
    const more = [...moreEmails, ...morePhones];
    if (more.length > 0) row.note = [row.note, `Also: ${more.join(', ')}`].filter(Boolean).join('\n');
    if (moved) {
      const text = moved.isSure
        ? `The row has more cells than there are headings, so “${moved.text.trim()}” was put back here.`
        : `The row has more cells than there are headings: “${moved.text.trim()}” is too many.`;
      warnings[fieldOf(columns[moved.place])] = `${text} Correct what a separator moved.`;
    }
    if (isLeft) row.basis = 'unsubscribed';
    if (row.basis === 'unsubscribed') for (const field of details) delete row[field];
    else if (!row.basis || row.basis === shared.basis)
      for (const [field, value] of Object.entries(shared)) row[field as keyof SharedConsent] ||= value;
    return { row, warnings };
  };
}

function distinct(texts: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(text.toLowerCase())) first.set(text.toLowerCase(), text);
  return [...first.values()];
}

const names: ReadonlySet<ColumnTarget> = new Set(['name', 'firstName', 'lastName', 'company', 'jobTitle']);
const unsubscribedNote =
  'The note says that this person wants no letters. If so, leave the row out, or say unsubscribed in a column of its own.';
const details = ['consentDate', 'source', 'reason', 'until'] as const;
const wrongLetters = 'Some letters look wrong. Correct them, or go back and choose another encoding.';

const fieldOf = (target: ColumnTarget | undefined): ContactField =>
  target === undefined || target === 'firstName' || target === 'lastName' || target === 'before'
    ? 'name'
    : target === 'unsubscribed'
      ? 'basis'
      : target;

type Straight = { cells: readonly string[]; moved?: { place: number; text: string; isSure: boolean } };

/**
 * Puts cells beyond the headings back to the cell that a separator divided: the one before a space, as in
 * `Roy Plumbing, Heating`; else the last one.
 */
function straighten(given: readonly string[], { columns, headings, separator }: Table): Straight {
  const last = given.findLastIndex((cell) => cell.trim() !== '');
  const beyond = last + 1 - headings.length;
  if (beyond <= 0 || columns[last] !== 'before') return { cells: given };
  const spaced = given.flatMap((cell, place) => (/^ \S/.test(cell) ? place : []));
  const isSure = spaced.length === beyond && spaced[0] !== 0;
  const places = isSure ? spaced : Array.from({ length: beyond }, (_, at) => headings.length + at);
  const cells: string[] = [];
  for (const [place, cell] of given.slice(0, last + 1).entries())
    if (places.includes(place)) cells.push(`${cells.pop() ?? ''}${separator}${cell}`);
    else cells.push(cell);
  const [first = 0] = places;
  return { cells, moved: { place: first - 1, text: given[first] ?? '', isSure } };
}
