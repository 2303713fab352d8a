/** `longest` in characters. */
export type DiagramColumn = { name: string; longest: number; optional?: true };

const part = 40;
const note = { name: 'note', longest: 60, optional: true } as const;

/** Authors write a diagram as a list; `|` separates the columns. */
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
} as const satisfies Record<string, { help: string; columns: readonly DiagramColumn[] }>;

export type DiagramType = keyof typeof diagrams;
export const diagramTypes = Object.keys(diagrams) as [DiagramType, ...DiagramType[]];

export const fewestItems = 3;
export const mostItems = 8;

/** One line by column; an omitted optional column is empty. */
export type DiagramItem = readonly string[];

/** `1,200`, `$3.50`, `40%`. NaN if invalid. */
export const barNumber = (text: string): number =>
  /^\$?\d[\d,]*(\.\d+)?\s?%?$/.test(text) ? Number(text.replace(/[$,%\s]/g, '')) : Number.NaN;

/** Whether an answer leads to the next question. */
export const leadsOn = (answer: string): boolean =>
  /^(?:go on|continue|(?:go (?:on )?to |continue with )?(?:the )?next(?: question)?)\.?$/i.test(answer.trim());

export type Branch = { name: string; note: string; branches: Branch[] };

export const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The devices as trees; a name without a line of its own (the internet) is a root. */
export function networkOf(items: readonly DiagramItem[]): Branch[] {
  const begin = (name: string, note: string): Branch => ({
    name,
    note,
    branches: items
      .filter(([device = '', to = '']) => sameName(to, name) && !sameName(device, name))
      .map(([device = '', , text = '']) => begin(device, text)),
  });
  const outside = items.map(([, to = '']) => to).filter((to) => !items.some(([device = '']) => sameName(device, to)));
  return outside
    .filter((name, index) => outside.findIndex((other) => sameName(name, other)) === index)
    .map((name) => begin(name, ''));
}
