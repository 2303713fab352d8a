import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** Parsed front matter, with a line number per field. */
export type FrontMatter = {
  value: unknown;
  /** The Markdown after it. */
  body: string;
  /** 1-based; of an entry (`['faqs', 2, 'answer']`) its own line; the opening line for an absent field. */
  lineOf: (path: string | readonly PropertyKey[]) => number;
  problem?: { line: number; what: string; todo: string };
};

const fence = /^(\s*)---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/;

/** Whether a text begins with fields; empty lines before them mean nothing. */
export const hasFields = (text: string): boolean => /^\s*---[ \t]*\r?\n/.test(text);

const forgotten = {
  line: 1,
  what: 'The line --- that ends the fields is missing.',
  todo: 'Put --- on a line of its own after the last field.',
};

/** The YAML between the two `---` lines at the top of `text`, as people write it. Never throws. */
export function parseFrontMatter(text: string): FrontMatter {
  const match = fence.exec(text);
  if (!match) return { value: {}, body: text, lineOf: () => 1, ...(hasFields(text) && { problem: forgotten }) };
  const above = (match[1] ?? '').split('\n').length;
  const yaml = withHashes(withoutTabs(match[2] ?? ''));
  const read = readYaml(yaml, above);
  const quoted = read.problem && readYaml(withQuotes(yaml), above);
  const { problem, ...front } = quoted && !quoted.problem ? quoted : read;
  return { ...front, body: text.slice(match[0].length), ...(problem && { problem }) };
}

function readYaml(yaml: string, above: number): Omit<FrontMatter, 'body'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, logLevel: 'error' });
  const lineOf = (path: string | readonly PropertyKey[]) => {
    const whole = typeof path === 'string' ? [path] : [...path];
    for (let depth = whole.length; depth > 0; depth--) {
      const start = startOf(document, whole.slice(0, depth));
      if (start !== undefined) return lines.linePos(start).line + above;
    }
    return 1;
  };
  const error = document.errors[0];
  if (!error) return { value: withoutQuotes(document.toJS()), lineOf };
  const line = (error.linePos?.[0].line ?? 0) + above;
  return { value: {}, lineOf, problem: { line, ...explain(error.message) } };
}

/** Where the key of a field, or an entry of a list, begins. */
function startOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const key = path.at(-1);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key: own }) => isScalar(own) && own.value === key);
    return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
  return node?.range?.[0];
}

/** YAML allows no tab at the beginning of a line. */
const withoutTabs = (yaml: string) => yaml.replace(/^[ \t]+/gm, (space) => space.replaceAll('\t', '  '));

/** A field's name or the dash of an entry, and the text after it. */
const fieldLine = /^(\s*(?:- )?[A-Za-z]\w*: +|\s*- (?![A-Za-z]\w*: ))([^\s[{|>&!#].*?)\s*$/gm;

const isQuoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/;

/** `title: Before: after`, `title: 'It's here'` and `title:After`: the text is all that follows the name. */
const withQuotes = (yaml: string) =>
  yaml
    .replace(/^([a-z]\w*):(?=[^\s/])/gm, '$1: ')
    .replace(fieldLine, (line, start: string, value: string) =>
      !isQuoted.test(value) && /^["'@`%*“]|: |:$/.test(value) ? start + JSON.stringify(withinQuotes(value)) : line,
    );

/** `'It's here'` and `"It's here` without the quotes that only one side has, or that an apostrophe cuts. */
function withinQuotes(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1);
  return /^"[^"]*$/.test(value) ? value.slice(1) : value;
}

/** `title: The #1 mistake`: what follows is no comment of YAML, which has a space after its hash. */
const withHashes = (yaml: string) =>
  yaml.replace(fieldLine, (line, start: string, value: string) =>
    !isQuoted.test(value) && /\s#[^\s#]/.test(value) ? start + JSON.stringify(value) : line,
  );

/** Typographic quotes around a whole value are the quotes of YAML. */
function withoutQuotes(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^[“”]([^“”]*)[“”]$/, '$1');
  if (Array.isArray(value)) return value.map(withoutQuotes);
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutQuotes(entry)]));
  return value;
}

/** Rewords YAML errors for authors. */
function explain(message: string): { what: string; todo: string } {
  if (/block sequence/i.test(message))
    return {
      what: 'The entries of a list do not stand below each other.',
      todo: 'Begin each with the same number of spaces, a dash and a space.',
    };
  if (/nested mappings|implicit keys?|block collections|unexpected (?:scalar|flow)/i.test(message))
    return {
      what: 'A text with a colon (:) or one that begins with a quotation mark stands between quotes.',
      todo: 'For example: title: "Before: after".',
    };
  if (/flow (?:sequence|map|collection)/i.test(message))
    return { what: 'A list in [ ] is not closed.', todo: 'For example: tags: [backup, email].' };
  if (/unique/i.test(message)) return { what: 'A field stands here twice.', todo: 'Keep one of the two.' };
  return { what: `${message.split('\n')[0] ?? message}`, todo: 'Fix the lines between the two --- at the top.' };
}
