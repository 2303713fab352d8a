import { isHeading } from './headings.ts';
import { type Separator, separators } from './separators.ts';

const all = Object.keys(separators) as Separator[];
/** Only under headings that are known: they are in addresses and times too. */
const rare: readonly Separator[] = [':', '^'];
/** How much is searched. */
const looked = { lines: 50, characters: 100_000 };

/** Excel's first line, `sep=;`: its separator, and its length with the line break. */
export function sepLine(text: string): { sign?: Separator | undefined; length: number } {
  const [line = '', sign = ''] = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n)/i.exec(text) ?? [];
  return { sign: all.find((known) => known === sign), length: line.length };
}

/**
 * The separator of a `sep=` line; else the one that most lines have equally often, outside quotation marks; of several,
 * the most frequent.
 */
export function guessSeparator(text: string): Separator {
  const { sign: said, length } = sepLine(text);
  if (said) return said;
  const start = text.slice(length, length + looked.characters);
  const lines = countedLines(start);
  const score = (sign: Separator) => {
    if (rare.includes(sign) && !isHead(start, sign)) return 0;
    const times = new Map<number, number>();
    for (const { [sign]: count } of lines) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    // Titles above the headings have none; loose commas are in a few lines.
    return Math.max(0, ...[...times].map(([count, agreeing]) => agreeing * 1000 + count));
  };
  return all.toSorted((one, other) => score(other) - score(one))[0] ?? ',';
}

const isHead = (text: string, sign: Separator) => {
  const cells = (text.split(/[\r\n]/, 1)[0] ?? '').split(sign);
  return cells.length > 1 && cells.filter(isHeading).length > 1;
};

type SeparatorCounts = Record<Separator, number>;
const none = (): SeparatorCounts => ({ ',': 0, ';': 0, '\t': 0, '|': 0, ':': 0, '^': 0 });

function countedLines(text: string): SeparatorCounts[] {
  const lines: SeparatorCounts[] = [];
  let line = none();
  let quoted = false;
  let isEmpty = true;
  for (const sign of text.replace(/\r\n?/g, '\n')) {
    if (sign === '"') quoted = !quoted;
    if (sign === '\n' && !quoted) {
      if (!isEmpty) lines.push(line);
      if (lines.length >= looked.lines) return lines;
      [line, isEmpty] = [none(), true];
    } else {
      isEmpty = false;
      if (!quoted && sign in line) line[sign as Separator] += 1;
    }
  }
  if (!isEmpty) lines.push(line);
  return lines;
}
