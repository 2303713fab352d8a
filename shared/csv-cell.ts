/** Spreadsheets ignore these before a sign: spaces, quotes, invisible characters. */
const passedOver = String.raw`[\s"\p{Cc}\p{Cf}]*`;
/** Signs that begin a formula, including full-width ones. */
const sign = '[=+\\-@＝＋－＠]';
const atStart = new RegExp(`^${passedOver}${sign}|^[\t\r]`, 'u');
/** Start of another cell in spreadsheets set to semicolons or tabs, or in readers that split lines first. */
const nextCell = String.raw`[;\t\n\v\f\r\u0085\u2028\u2029]`;
// Lookbehind from a sign only: matching forward from every line break would take quadratic time.
const atNextCell = new RegExp(`${sign}(?<=${nextCell}${passedOver}${sign})`, 'gu');

/**
 * Quotes where needed. A text that begins like a formula gets an apostrophe, so that spreadsheets do not run it (OWASP,
 * "CSV injection").
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const inside = value.replace(atNextCell, "'$&");
  const safe = atStart.test(value) ? `'${inside}` : inside;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Ends in CRLF (RFC 4180). */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
