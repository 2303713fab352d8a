import {
  barNumber,
  type DiagramColumn,
  type DiagramItem,
  type DiagramType,
  diagrams,
  fewestItems,
  leadsOn,
  mostItems,
  sameName,
} from './diagrams.ts';

/** `item`: index of the line; -1 for too few or too many lines. */
export function diagramProblems(type: DiagramType, items: readonly DiagramItem[]): { item: number; what: string }[] {
  const problems = items.flatMap((parts, item) => {
    const what = partsProblem(type, parts) ?? placeProblem(type, items, item);
    return what ? [{ item, what }] : [];
  });
  if (items.length < fewestItems || items.length > mostItems)
    problems.push({ item: -1, what: `has ${items.length} lines: a drawing has ${fewestItems} to ${mostItems}` });
  return problems;
}

function partsProblem(type: DiagramType, parts: DiagramItem): string | undefined {
  const columns: readonly DiagramColumn[] = diagrams[type].columns;
  const form = columns.map(({ name, optional }) => (optional ? `${name} (optional)` : name)).join(' | ');
  const missing = columns.find(({ optional }, column) => !optional && !parts[column]);
  if (missing) return `has no ${missing.name}: a line is “- ${form}”`;
  if (parts.length > columns.length) return `has too many parts: a line is “- ${form}”`;
  const long = columns.find(({ longest }, column) => (parts[column] ?? '').length > longest);
  if (long) return `has a part “${long.name}” of more than ${long.longest} characters`;
  if (type === 'bars' && Number.isNaN(barNumber(parts[1] ?? '')))
    return `has “${parts[1]}” where a number stands, such as 12, 1,200, $3.50 or 40%`;
  return undefined;
}

/** In relation to the other lines. */
function placeProblem(type: DiagramType, items: readonly DiagramItem[], at: number): string | undefined {
  const [first = '', second = '', third = ''] = items[at] ?? [];
  const before = items.slice(0, at);
  if (type !== 'timeline' && before.some(([other = '']) => sameName(other, first)))
    return `says “${first}” a second time`;
  if (type === 'decision' && leadsOn(second) && leadsOn(third)) return 'leads on with both answers: one of them ends';
  if (type === 'decision' && at === items.length - 1 && (leadsOn(second) || leadsOn(third)))
    return 'leads to a next question, and is the last';
  if (type === 'network' && isInCircle(items, first)) return 'is connected in a circle: begin with the internet';
  return undefined;
}

function isInCircle(items: readonly DiagramItem[], device: string): boolean {
  let at: string | undefined = device;
  for (let steps = 0; at !== undefined; steps++) {
    if (steps > items.length) return true;
    const name: string = at;
    at = items.find(([other = '']) => sameName(other, name))?.[1];
  }
  return false;
}
