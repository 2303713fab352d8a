import type { ContactField, RowFields } from '../../../shared/staff/import-fields.ts';
import type { ColumnTarget } from './match-columns.ts';

/** Words that files have for a basis or a reason, beside those of the contract. */
const words: Partial<Record<ContactField, Readonly<Record<string, string>>>> = {
  basis: {
    expressed: 'express',
    explicit: 'express',
    exprès: 'express',
    expres: 'express',
    explicite: 'express',
    implicit: 'implied',
    tacite: 'implied',
    implicite: 'implied',
  },
  reason: {
    customer: 'purchase',
    client: 'purchase',
    contract: 'purchase',
    achat: 'purchase',
    contrat: 'purchase',
    enquiry: 'inquiry',
    quote: 'inquiry',
    demande: 'inquiry',
    soumission: 'inquiry',
    publié: 'published',
    publie: 'published',
    card: 'given',
    'business card': 'given',
    carte: 'given',
    'carte de visite': 'given',
  },
};

/**
 * A cell as a value of a field: without the apostrophe that our own files put before what looks like a formula, days as
 * `2026-03-31` where that is beyond doubt (`03/04/2026` may be either of two days), words of a basis or reason as ours.
 */
export function toValue(field: ContactField, cell: string): string {
  const text = cell.replace(/^'(?=[\s"]*[=+\-@＝＋－＠\t\r])/, '').trim();
  if (field === 'basis' || field === 'reason') return words[field]?.[text.toLowerCase()] ?? text.toLowerCase();
  if (field === 'consentDate' || field === 'until')
    return text.replace(/^(\d{4})[/.-](\d\d?)[/.-](\d\d?)(?:[T ].*)?$/, (_, year, month, date) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
    );
  if (field === 'email') return text.replace(/^mailto:/i, '');
  return text;
}

/** The consent of rows that say none. */
export type SharedConsent = Pick<RowFields, 'basis' | 'consentDate' | 'source' | 'reason' | 'until'>;

/** A row of the file as fields of a contact; what it leaves open of a consent is the one that was said for all. */
export function toRow(
  cells: readonly string[],
  columns: readonly (ColumnTarget | undefined)[],
  shared: SharedConsent,
): RowFields {
  const row: RowFields = {};
  const names: Partial<Record<'firstName' | 'lastName', string>> = {};
  for (const [place, target] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (target === 'firstName' || target === 'lastName') names[target] = toValue('name', cell);
    else if (target) row[target] = toValue(target, cell);
  }
  row.name ||= [names.firstName, names.lastName].filter(Boolean).join(' ');
  if (!row.basis || row.basis === shared.basis)
    for (const [field, value] of Object.entries(shared)) row[field as keyof SharedConsent] ||= value;
  return row;
}
