import type { TextProblem } from './download-problem.ts';

/**
 * Text that may contain unrelated brackets, in order of matching: comments, here-strings, strings, escaped characters.
 */
const hidden =
  /<#[\s\S]*?#>|(?<![\w`$])#[^\n]*|@"\r?\n[\s\S]*?\n"@|@'\r?\n[\s\S]*?\n'@|'(?:''|[^'])*'|"(?:""|`[\s\S]|[^"`])*"|`[\s\S]/g;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Brackets and quotes only: not a parser, and command names are not checked. */
export function unbalanced(text: string): TextProblem[] {
  // Keeps line breaks, so that lines can be counted.
  const bare = text.replace(hidden, (found) => found.replace(/[^\n]/g, ' '));
  const open: { sign: string; line: number }[] = [];
  const problems: TextProblem[] = [];
  for (const [index, line] of bare.split('\n').entries()) {
    for (const sign of line) {
      if (closing[sign]) open.push({ sign, line: index + 1 });
      if (sign === '"' || sign === "'" || sign === '`')
        problems.push({ line: index + 1, what: `has a ${sign} that is not closed.`, todo: 'Close it.' });
      if (!Object.values(closing).includes(sign)) continue;
      const last = open.pop();
      if (!last || closing[last.sign] !== sign)
        problems.push({ line: index + 1, what: `closes ${sign} where none is open.`, todo: 'Pair the brackets.' });
    }
  }
  return [
    ...problems,
    ...open.map(({ sign, line }) => ({
      line,
      what: `opens ${sign} and does not close it.`,
      todo: 'Pair the brackets.',
    })),
  ];
}
