import type { ContactField } from '../../../shared/staff/import-fields.ts';
import { cleanCell, emailsIn, phonesIn } from './cell-values.ts';
import { type DayOrder, toDay } from './days.ts';
import { basisOf } from './opt-out.ts';

/** Words for a basis or reason, in addition to the API's. */
const words: Partial<Record<ContactField, Readonly<Record<string, string>>>> = {
  basis: {
    expressed: 'express',
    explicit: 'express',
    exprès: 'express',
    expres: 'express',
    explicite: 'express',
    'freely given consent from contact': 'express',
    implicit: 'implied',
    tacite: 'implied',
    implicite: 'implied',
    'not applicable': '',
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
 * Normalizes a cell: nothing that spreadsheets add, unambiguous days as `2026-03-31` (`03/04/2026` needs its column's
 * order), our words for basis and reason, the first of several addresses or numbers.
 */
export function toValue(field: ContactField, cell: string, order?: DayOrder): string {
  const text = cleanCell(cell);
  const said = field === 'basis' && basisOf(text);
  if (said) return said;
  if (field === 'basis' || field === 'reason') return words[field]?.[text.toLowerCase()] ?? text.toLowerCase();
  if (field === 'consentDate' || field === 'until') return toDay(text, order);
  if (field === 'email') return emailsIn(cell)[0] ?? '';
  if (field === 'phone') return phonesIn(cell).all[0] ?? '';
  return text;
}
