/** The most frequent in the first line is used. */
const dividers = [',', ';', '\t'];

/**
 * Parses CSV (RFC 4180) with commas, semicolons (French spreadsheets) or tabs. Removes the apostrophe of `csvCell`.
 * @returns undefined if a quotation mark is not closed
 */
export function csvRows(text: string): string[][] | undefined {
  const source = text.replace(/^\ufeff/, '');
  const [head = ''] = source.split(/\r?\n/);
  const divider = dividers.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    cells.push(cell.replace(/^'(?=[\s"]*[=+\-@＝＋－＠\t\r])/, ''));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some(Boolean)) rows.push(cells);
    cells = [];
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') cell += source[++at];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === divider) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (quoted) return undefined;
  endRow();
  return rows;
}
