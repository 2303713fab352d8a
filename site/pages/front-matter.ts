import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** Parsed front matter, with a line number per top-level field. */
export type FrontMatter = {
  value: unknown;
  /** The Markdown after it. */
  body: string;
  /** 1-based; the opening line for an absent field. */
  lineOf: (field: string) => number;
  problem?: { line: number; what: string };
};

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** The YAML between the two `---` lines at the top of `text`. Never throws. */
export function parseFrontMatter(text: string): FrontMatter {
  const match = fence.exec(text);
  if (!match) {
    return {
      value: {},
      body: text,
      lineOf: () => 1,
      problem: { line: 1, what: 'The file does not start with front matter between two --- lines.' },
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines });
  const fields = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) fields.set(String(key.value), lines.linePos(key.range[0]).line + 1);
    }
  }
  const error = document.errors[0];
  return {
    value: error ? {} : document.toJS(),
    body: text.slice(match[0].length),
    lineOf: (field) => fields.get(field) ?? 1,
    problem: error && { line: (error.linePos?.[0].line ?? 0) + 1, what: explain(error.message) },
  };
}

/** Rewords YAML errors for authors. */
function explain(message: string): string {
  if (/nested mappings|implicit keys?|block collections/i.test(message))
    return 'A text with a colon (:) or one that begins with a quotation mark stands between quotes: title: "Before: after".';
  if (/tabs?\b/i.test(message)) return 'A line begins with a tab. Use spaces.';
  return message.split('\n')[0] ?? message;
}
