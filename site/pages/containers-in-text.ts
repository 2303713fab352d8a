import { containers, isContainer } from '../schema/containers.ts';
import { closest } from './closest.ts';

const marker = /^:{3,}\s*(.*?)\s*$/;
const attribute = /([a-z]+)="([^"]*)"/g;

/** Name and attributes of an opening line without its colons: `faq question="…"`. `rest`: anything else on it. */
export function readOpening(info: string): { name: string; attributes: Record<string, string>; rest: string } {
  const [, name = '', tail = ''] = /^([\w-]*)([\s\S]*)$/.exec(info.trim()) ?? [];
  const attributes = Object.fromEntries([...tail.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]));
  return { name, attributes, rest: tail.replace(attribute, '').trim() };
}

/** Problems with the containers of a text, by line: unknown names and attributes, unclosed boxes. */
export function containerProblems(text: string): { line: number; field: string; what: string; todo: string }[] {
  const problems: { line: number; field: string; what: string; todo: string }[] = [];
  let open: { line: number; name: string } | undefined;
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const info = marker.exec(content)?.[1];
    if (info === undefined) continue;
    const line = index + 1;
    if (info === '') {
      if (!open)
        problems.push({ line, field: ':::', what: 'closes nothing.', todo: 'Remove it, or name the box above.' });
      open = undefined;
      continue;
    }
    if (open) problems.push(unclosed(open));
    const { name, attributes, rest } = readOpening(info);
    open = { line, name };
    problems.push(
      ...openingProblems(name, attributes, rest).map((problem) => ({ line, field: `::: ${name}`, ...problem })),
    );
  }
  return open ? [...problems, unclosed(open)] : problems;
}

const unclosed = ({ line, name }: { line: number; name: string }) => ({
  line,
  field: `::: ${name}`,
  what: 'is not closed.',
  todo: 'Put ::: on a line of its own after it; boxes do not stand in boxes.',
});

function openingProblems(name: string, attributes: Record<string, string>, rest: string) {
  if (!isContainer(name)) {
    const meant = closest(name, Object.keys(containers));
    const todo = meant ? `Did you mean "${meant}"?` : `Boxes: ${Object.keys(containers).join(', ')}.`;
    return [{ what: 'is not a box.', todo }];
  }
  if (rest) return [{ what: `has “${rest}” after its name.`, todo: 'Attributes are written name="value".' }];
  const known = Object.keys(containers[name].attributes.shape);
  const parsed = containers[name].attributes.safeParse(attributes);
  return (parsed.error?.issues ?? []).map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const todo = known.length > 0 ? `Attributes: ${known.join(', ')}.` : 'It has none.';
      return { what: `has the unknown attribute ${issue.keys.join(', ')}.`, todo };
    }
    const field = issue.path.length > 0 ? `${String(issue.path[0])}: ` : '';
    return { what: `${field}${issue.message}.`, todo: 'Correct the attribute.' };
  });
}
