/** What may stand before a sign without making it a text: spaces, quotes, characters that do not show. */
const passedOver = String.raw`[\s"\p{Cc}\p{Cf}]*`;
/** What a formula begins with, also as the full-width signs that spreadsheets read alike. */
const sign = '[=+\\-@＝＋－＠]';
const atStart = new RegExp(`^${passedOver}${sign}|^[\t\r]`, 'u');
/** Where a spreadsheet that is set to semicolons or tabs, or a reader that splits lines first, begins another cell. */
const nextCell = String.raw`[;\t\n\v\f\r\u0085\u2028\u2029]`;
// Looks back from a sign only: in a text of line breaks alone, looking on from each would take the square of its length.
const atNextCell = new RegExp(`${sign}(?<=${nextCell}${passedOver}${sign})`, 'gu');

/**
 * A cell, quoted where needed. A spreadsheet runs a text that begins like a formula, so such a text gets an
 * apostrophe before it (OWASP, "CSV injection").
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const inside = value.replace(atNextCell, "'$&");
  const safe = atStart.test(value) ? `'${inside}` : inside;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row of a CSV file: RFC 4180, CRLF at its end. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
