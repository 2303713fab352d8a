import type { RedirectProblem } from './problem.ts';

/** One old address that a person wrote down, and where. */
export type LegacyEntry = { from: string; to: string; note: string; file: string; line: number };

const header = 'from,to,note';

/**
 * Reads the legacy map: a header, then `from,to,note` on each line, as spreadsheet programs save it. Empty
 * lines are left out. Gives what could be read and a problem for each line that could not.
 */
export function parseLegacyMap(csv: string, file: string): { entries: LegacyEntry[]; problems: RedirectProblem[] } {
  const entries: LegacyEntry[] = [];
  const problems: RedirectProblem[] = [];
  const [first = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first.trim().toLowerCase() !== header) {
    problems.push({ file, line: 1, field: '', what: `The first line is not "${header}".`, todo: saveAsCsv });
  }
  for (const [index, text] of lines.entries()) {
    if (/^[\s,]*$/.test(text)) continue;
    const place = { file, line: index + 2 };
    const [from = '', to = '', ...notes] = text.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const faults = [...faultsOf('from', from), ...faultsOf('to', to)];
    problems.push(...faults.map((fault) => ({ ...place, ...fault })));
    if (faults.length === 0) entries.push({ from, to, note: unquoted(notes.join(', ')), ...place });
  }
  return { entries, problems };
}

const saveAsCsv = `Put ${header} there and save the sheet as CSV with commas.`;

const unquoted = (note: string) => note.replace(/^"|"$/g, '').replaceAll('""', '"');

function faultsOf(field: string, path: string): Pick<RedirectProblem, 'field' | 'what' | 'todo'>[] {
  if (path === '') return [{ field, what: 'is empty.', todo: 'Write a path, for example /old-page.' }];
  if (!/^\/(?!\/)[^\s?#;,\\]*$/.test(path)) {
    return [{ field, what: `${path} is not a path.`, todo: 'Write what follows the domain, from the first slash on.' }];
  }
  const plain = path.toLowerCase().replace(/(.)\/$/, '$1');
  return path === plain
    ? []
    : [{ field, what: `${path} is not lower case without a slash at its end.`, todo: `Write ${plain}.` }];
}
