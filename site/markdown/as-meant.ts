import { outsideCode, withoutPastedHtml } from './pasted-html.ts';

const spaced = /(!?)(\[[^\]\n]*\]\()[ \t]*([^()\n<>"'“]*[^()\s<>"'“])[ \t]*\)/g;
const ownAddress = /^(?:\/|\.|https?:|www\.)/;

/** The Markdown that an author meant: pasted frames and images, addresses with spaces, tables out of a spreadsheet. */
export function asMeant(text: string): string {
  const linked = outsideCode(withoutPastedHtml(text), (part) =>
    part.replace(spaced, (whole, image: string, words: string, address: string) =>
      image || ownAddress.test(address) ? `${image}${words}${address.replace(/\s/g, '%20')})` : whole,
    ),
  );
  if (!linked.includes('\t')) return linked;
  const tables = new Map(spreadsheetsIn(linked).map((table) => [table.line, table.rows]));
  const lines = linked.split('\n');
  for (const [line, rows] of [...tables].reverse()) lines.splice(line - 1, rows.length, ...tableOf(rows));
  return lines.join('\n');
}

/** Cells with tabs between them, on two lines or more; `line` is that of the first row. */
export function spreadsheetsIn(text: string): { line: number; rows: string[][] }[] {
  const found: { line: number; rows: string[][] }[] = [];
  let fenced = false;
  let open: { line: number; rows: string[][] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(?:`{3}|~{3})/.test(line)) fenced = !fenced;
    const cells = !fenced && /^\S.*\t/.test(line) ? line.trimEnd().split('\t') : undefined;
    if (!cells) open = undefined;
    else if (open) open.rows.push(cells);
    else {
      open = { line: index + 1, rows: [cells] };
      found.push(open);
    }
  }
  return found.filter(({ rows }) => rows.length > 1);
}

function tableOf(rows: readonly string[][]): string[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const row = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => (cells[at] ?? '').trim().replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...others] = rows.map(row);
  return ['', head as string, `|${'---|'.repeat(width)}`, ...others, ''];
}
