import { type FileType, fileTypeOf } from '../schema/downloads.ts';
import { diagramProblems } from './diagram-problems.ts';
import { type DiagramItem, type DiagramType, diagramTypes } from './diagrams.ts';
import { withMarks } from './marks-in-text.ts';
import { offeredTextProblems } from './validate-downloads.ts';

/** `line` 0 is the opening line. */
type LineProblem = { line: number; what: string; todo: string };

const item = /^\s*[-*]\s+(.*)$/;

export const partsOf = (text: string): DiagramItem => text.split('|').map((part) => part.trim());

/** Skips what depends on the attributes if they are invalid too. */
export function linesProblems(
  name: string,
  attributes: Readonly<Record<string, string>>,
  lines: readonly string[],
): LineProblem[] {
  if (name === 'diagram') return diagramLines(attributes.type ?? '', lines);
  if (name === 'file') return fileLines(attributes.name ?? '', lines);
  return [];
}

function diagramLines(type: string, lines: readonly string[]): LineProblem[] {
  if (!diagramTypes.includes(type as DiagramType)) return [];
  const items: { line: number; parts: DiagramItem }[] = [];
  const problems: LineProblem[] = [];
  for (const [index, text] of lines.entries()) {
    const found = item.exec(withMarks(text))?.[1];
    if (found !== undefined) items.push({ line: index + 1, parts: partsOf(found) });
    else if (text.trim())
      problems.push({
        line: index + 1,
        what: `has “${text.trim()}”, which is not a line of the drawing.`,
        todo: 'Each line begins with “- ”.',
      });
  }
  const wrong = diagramProblems(
    type as DiagramType,
    items.map(({ parts }) => parts),
  );
  return [
    ...problems,
    ...wrong.map(({ item, what }) => ({
      line: items[item]?.line ?? 0,
      what: `${what}.`,
      todo: 'Shorten or divide it; the drawing has to be read on a phone.',
    })),
  ];
}

const fence = /^```\s*([a-z0-9]*)\s*$/;

/** The only code block of a file box; undefined if the box contains anything else. */
export function fencedText(lines: readonly string[]): string | undefined {
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findLastIndex((line) => line.trim());
  if (first < 0 || first === last || !fence.test(lines[first] ?? '') || (lines[last] ?? '').trim() !== '```') return;
  const inside = lines.slice(first + 1, last);
  return inside.some((line) => fence.test(line)) ? undefined : `${inside.join('\n')}\n`;
}

function fileLines(name: string, lines: readonly string[]): LineProblem[] {
  const text = fencedText(lines);
  if (text === undefined || !text.trim()) {
    const todo = 'Put the text of the file between ``` and ```, and nothing else.';
    return [{ line: 0, what: 'holds no single block of code.', todo }];
  }
  const first = lines.findIndex((line) => line.trim()) + 1;
  return offeredTextProblems(fileTypeOf(name) as FileType, withMarks(text)).map(({ line, what, todo }) => ({
    line: first + line,
    what,
    todo,
  }));
}
