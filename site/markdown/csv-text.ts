import type { TextProblem } from './download-problem.ts';

/** RFC 4180, with the line each row begins on; undefined if a quote is unclosed. */
function csvRows(text: string): { line: number; cells: string[] }[] | undefined {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begins = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === ',') {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.push({ line: begins, cells: [...cells, cell] });
      [cells, cell, begins] = [[], '', line];
    } else if (sign !== '\r') cell += sign;
  }
  return quoted ? undefined : rows;
}

export function unequalRows(text: string): TextProblem[] {
  const rows = csvRows(text);
  if (!rows) return [{ line: 1, what: 'has a quotation mark that is not closed.', todo: 'Close it with ".' }];
  const columns = rows[0]?.cells.length ?? 0;
  return rows
    .filter(({ cells }) => cells.length !== columns)
    .map(({ line, cells }) => ({
      line,
      what: `has ${cells.length} columns where the first row has ${columns}.`,
      todo: 'Give each row the same number of commas; a text with a comma stands in "quotation marks".',
    }));
}
