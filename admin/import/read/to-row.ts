import type { ContactField, RowFields } from '../../../shared/staff/import-fields.ts';
import type { ColumnTarget } from './match-columns.ts';

/** Accepted in addition to the API's values. */
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
 * Normalizes a cell: removes the apostrophe that our exports put before formulas, writes unambiguous days as
 * `2026-03-31` (`03/04/2026` is ambiguous), translates basis and reason.
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

export type SharedConsent = Pick<RowFields, 'basis' | 'consentDate' | 'source' | 'reason' | 'until'>;

/** `shared` fills the gaps of a row's consent. */
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
