import type { SentRow } from '../../shared/staff/import.ts';

export const row = (line: number, fields: Partial<SentRow> = {}): SentRow => ({
  line,
  onDuplicate: 'skip',
  name: `Contact ${line}`,
  email: `contact.${line}@imported.example`,
  company: `Company ${line}`,
  basis: 'express',
  consentDate: '2026-03-31',
  source: 'Sign-up sheet at the spring fair',
  ...fields,
});

/** Every `wrongEvery`th row is invalid. */
export const rows = (count: number, wrongEvery = Number.POSITIVE_INFINITY): SentRow[] =>
  Array.from({ length: count }, (_, index) =>
    row(index + 2, (index + 1) % wrongEvery === 0 ? { email: 'no address' } : {}),
  );

export const batchesOf = (all: readonly SentRow[], size = 200): SentRow[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
