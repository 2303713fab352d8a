import { closest } from './closest.ts';
import { containers, isContainer } from './containers.ts';
import { linesProblems } from './validate-boxes.ts';

const marker = /^:{3,}\s*(.*?)\s*$/;
/** Also between typographic quotes, which some programs type. */
const attribute = /([a-z]+)=["“”]([^"“”]*)["“”]/g;

/**
 * @param info an opening line without its colons: `faq question="…"`
 * @returns `rest`: anything else on the line
 */
export function readOpening(info: string): { name: string; attributes: Record<string, string>; rest: string } {
  const [, name = '', tail = ''] = /^([\w-]*)([\s\S]*)$/.exec(info.trim()) ?? [];
  const attributes = Object.fromEntries([...tail.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]));
  return { name, attributes, rest: tail.replace(attribute, '').trim() };
}

/** `line`: where it opens; `lines`: its content. */
export type Box = ReturnType<typeof readOpening> & { line: number; lines: string[] };

/** `stray`: lines with a `:::` that closes nothing; `unclosed`: boxes cut off by another box or the end. */
export function boxesIn(text: string): { boxes: Box[]; unclosed: Box[]; stray: number[] } {
  const found = { boxes: [] as Box[], unclosed: [] as Box[], stray: [] as number[] };
  let open: Box | undefined;
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const info = marker.exec(content)?.[1];
    if (info === undefined) open?.lines.push(content);
    else if (info === '') {
      if (open) found.boxes.push(open);
      else found.stray.push(index + 1);
      open = undefined;
    } else {
      if (open) found.unclosed.push(open);
      open = { line: index + 1, ...readOpening(info), lines: [] };
    }
  }
  if (open) found.unclosed.push(open);
  return found;
}

/** Unknown names and attributes, unclosed boxes, invalid content. */
export function containerProblems(text: string): { line: number; field: string; what: string; todo: string }[] {
  const { boxes, unclosed, stray } = boxesIn(text);
  const files = boxes.filter(({ name }) => name === 'file').map(({ attributes }) => attributes.name);
  const problems = [
    ...stray.map((line) => ({
      line,
      field: ':::',
      what: 'closes nothing.',
      todo: 'Remove it, or name the box above.',
    })),
    ...unclosed.map(notClosed),
    ...[...boxes, ...unclosed].flatMap(({ line, name, attributes, rest }) =>
      openingProblems(name, attributes, rest).map((problem) => ({ line, field: `::: ${name}`, ...problem })),
    ),
    ...boxes.flatMap(({ line: opening, name, attributes, lines }) =>
      linesProblems(name, attributes, lines).map(({ line, ...problem }) => ({
        line: opening + line,
        field: `::: ${name}`,
        ...problem,
      })),
    ),
    ...boxes
      .filter(({ name, attributes }, at) => name === 'file' && files.indexOf(attributes.name) < fileNumber(boxes, at))
      .map(({ line, attributes }) => ({
        line,
        field: '::: file',
        what: `offers a second file called ${attributes.name}.`,
        todo: 'Give each file of a page its own name.',
      })),
  ];
  return problems.sort((one, other) => one.line - other.line);
}

const fileNumber = (boxes: readonly Box[], at: number) =>
  boxes.slice(0, at).filter(({ name }) => name === 'file').length;

const notClosed = ({ line, name }: { line: number; name: string }) => ({
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
