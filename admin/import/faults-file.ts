import { csvRow } from '../../shared/csv-cell.ts';
import { type ContactField, contactFields, fieldNames, type RowFields } from '../../shared/staff/import-fields.ts';

type Lines = ReadonlyMap<number, RowFields>;

/** Invalid rows as CSV, to be corrected and imported on their own. */
export function faultsFile(rows: Lines, faults: Lines): string {
  const lines = [...faults].map(([line, fields]) =>
    csvRow([
      ...fieldNames.map((field) => rows.get(line)?.[field] ?? ''),
      line,
      Object.entries(fields)
        .map(([field, fault]) => `${contactFields[field as ContactField]}: ${fault}`)
        .join(' '),
    ]),
  );
  const head = csvRow([...fieldNames.map((field) => contactFields[field]), 'Line', 'What is wrong']);
  return ['\uFEFF', head, ...lines].join('');
}
