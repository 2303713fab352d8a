/** A column of a CSV file: its heading, and its cell for an item. */
export type Column<Item> = readonly [heading: string, cell: (item: Item) => string | number | null];

/** A CSV file, line by line, headings first. */
export async function* csvFile<Item>(columns: readonly Column<Item>[], items: AsyncIterable<Item>) {
  yield csvRow(columns.map(([heading]) => heading));
  for await (const item of items) yield csvRow(columns.map(([, cell]) => cell(item)));
}

/** One row of a CSV file: RFC 4180, CRLF at its end. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell, quoted where needed. A spreadsheet runs a text that begins like a formula, so such a text gets an
 * apostrophe before it (OWASP, "CSV injection").
 */
function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
