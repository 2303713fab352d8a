/** A column of a drawing's lines: what stands in it, and how long it may be. */
type Column = { name: string; longest: number; optional?: true };

const part = 40;
const note = { name: 'note', longest: 60, optional: true } as const;

/** The drawings that authors write as a list, with the parts of a line, which `|` divides. */
export const diagrams = {
  timeline: {
    help: 'What happens when',
    columns: [{ name: 'when', longest: part }, { name: 'what', longest: part }, note],
  },
  flow: { help: 'Steps in order', columns: [{ name: 'step', longest: part }, note] },
  bars: {
    help: 'Numbers that can be compared',
    columns: [
      { name: 'label', longest: part },
      { name: 'number', longest: 12 },
      { ...note, name: 'unit or note' },
    ],
  },
  layers: { help: 'What lies around what, outermost first', columns: [{ name: 'name', longest: part }, note] },
  decision: {
    help: 'Questions in order; `next` as an answer leads to the question after it',
    columns: [
      { name: 'question', longest: 60 },
      { name: 'if yes', longest: part },
      { name: 'if no', longest: part },
    ],
  },
  network: {
    help: 'What is connected to what; the first line, or a name that is no device, is where the network begins',
    columns: [{ name: 'device', longest: part }, { name: 'connected to', longest: part }, note],
  },
} as const satisfies Record<string, { help: string; columns: readonly Column[] }>;

export type DiagramType = keyof typeof diagrams;
export const diagramTypes = Object.keys(diagrams) as [DiagramType, ...DiagramType[]];

/** How many lines a drawing has. */
export const fewestItems = 3;
export const mostItems = 8;

/** One line of a drawing, by column; an optional part that is not written is empty. */
export type DiagramItem = readonly string[];

/** The number of a bar: `1,200`, `$3.50`, `40%`. NaN when it is none. */
export const barNumber = (text: string): number =>
  /^\$?\d[\d,]*(\.\d+)?\s?%?$/.test(text) ? Number(text.replace(/[$,%\s]/g, '')) : Number.NaN;

/** What is wrong with the lines of a drawing: the index of the line (of the box's, for too few or too many, -1). */
export function diagramProblems(type: DiagramType, items: readonly DiagramItem[]): { item: number; what: string }[] {
  const columns: readonly Column[] = diagrams[type].columns;
  const form = columns.map(({ name, optional }) => (optional ? `${name} (optional)` : name)).join(' | ');
  const problems = items.flatMap((parts, item) => {
    const missing = columns.find(({ optional }, column) => !optional && !parts[column]);
    if (missing) return [{ item, what: `has no ${missing.name}: a line is “- ${form}”` }];
    if (parts.length > columns.length) return [{ item, what: `has too many parts: a line is “- ${form}”` }];
    const long = columns.find(({ longest }, column) => (parts[column] ?? '').length > longest);
    if (long) return [{ item, what: `has a ${long.name} of more than ${long.longest} characters` }];
    if (type === 'bars' && Number.isNaN(barNumber(parts[1] ?? '')))
      return [{ item, what: `has “${parts[1]}” where a number stands, such as 12, 1,200, $3.50 or 40%` }];
    return [];
  });
  if (items.length < fewestItems || items.length > mostItems)
    problems.push({ item: -1, what: `has ${items.length} lines: a drawing has ${fewestItems} to ${mostItems}` });
  return problems;
}
