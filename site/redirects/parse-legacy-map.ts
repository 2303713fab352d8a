import { readPath } from './read-path.ts';

export type LegacyEntry = { from: string; to: string; note: string; file: string; line: number };

/** A note stops no build. */
export type RedirectProblem = { file: string; line: number; field: string; what: string; todo: string; note: boolean };

const header = 'from,to,note';

/** `from,to,note` per line, as saved by spreadsheet programs. An invalid line is noted and left out. */
export function parseLegacyMap(csv: string, file: string): { entries: LegacyEntry[]; problems: RedirectProblem[] } {
  const entries: LegacyEntry[] = [];
  const problems: RedirectProblem[] = [];
  const [first = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first.trim().toLowerCase() !== header) {
    const todo = `Put ${header} there and save the sheet as CSV with commas.`;
    problems.push({ file, line: 1, field: '', what: `The first line is not "${header}".`, todo, note: true });
  }
  for (const [index, text] of lines.entries()) {
    if (/^[\s,]*$/.test(text)) continue;
    const place = { file, line: index + 2 };
    const [from = '', to = '', ...notes] = text.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const faults = [...faultsOf('from', from), ...faultsOf('to', to)];
    problems.push(...faults.map((fault) => ({ ...place, ...fault, note: true })));
    const note = notes.join(', ').replace(/^"|"$/g, '').replaceAll('""', '"');
    if (faults.length === 0) entries.push({ from, to, note, ...place });
  }
  return { entries, problems };
}

function faultsOf(field: string, path: string): Pick<RedirectProblem, 'field' | 'what' | 'todo'>[] {
  if (path === '') return [{ field, what: 'is empty.', todo: 'Write a path, for example /old-page.' }];
  if (!/^\/(?!\/)[^\s?#;,\\]*$/.test(path)) {
    return [{ field, what: `${path} is not a path.`, todo: 'Write what follows the domain, from the first slash on.' }];
  }
  const { path: plain } = readPath(path);
  const what = `${path} is not in lower case, without % escapes and without a slash at its end.`;
  return path === plain ? [] : [{ field, what, todo: `Write ${plain}.` }];
}
