export const separators = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' } as const;
export type Separator = keyof typeof separators;

const all = Object.keys(separators) as Separator[];
const looked = { lines: 50, characters: 100_000 };

/** The separator that most lines have as often as the first, outside quotation marks; the most frequent of several. */
export function guessSeparator(text: string): Separator {
  const lines = countedLines(text.slice(0, looked.characters));
  const [head] = lines;
  const agreeing = (sign: Separator) => lines.filter((line) => line[sign] === head?.[sign]).length;
  const score = (sign: Separator) => (head?.[sign] ? agreeing(sign) * 1000 + head[sign] : 0);
  return all.toSorted((one, other) => score(other) - score(one))[0] ?? ',';
}

type SeparatorCounts = Record<Separator, number>;
const none = (): SeparatorCounts => ({ ',': 0, ';': 0, '\t': 0, '|': 0 });

function countedLines(text: string): SeparatorCounts[] {
  const lines: SeparatorCounts[] = [];
  let line = none();
  let quoted = false;
  let isEmpty = true;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (sign === '\n' && !quoted) {
      if (!isEmpty) lines.push(line);
      if (lines.length >= looked.lines) return lines;
      [line, isEmpty] = [none(), true];
    } else if (sign !== '\r') {
      isEmpty = false;
      if (!quoted && sign in line) line[sign as Separator] += 1;
    }
  }
  if (!isEmpty) lines.push(line);
  return lines;
}
