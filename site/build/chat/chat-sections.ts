export type PageSection = { heading: string; id: string; blocks: string[] };

const skippedTags = new Set([
  'nav',
  'form',
  'script',
  'style',
  'svg',
  'button',
  'template',
  'noscript',
  'figure',
  'pre',
]);

/** CSS blocks that repeat on many pages, only link elsewhere, or tell an invented story. */
const skippedBlocks =
  /\b(call-bar|fact-strip|ask-card|path-figure|sheet-figure|board-figure|opening-paper|estimator|closing-band|sources|shelf-neighbours|page-end|prose-cta|faq-section__ask|post-day|stories|specimens|hidden-text|offer|story-label|try-widget|script-cost|code-box|piece-facts|piece-roles|shelf-line|drawn-above)\b(?!-)/;

/** A table row is one block. */
const blockTags = new Set(
  'p li dt dd tr table ul ol dl h1 h2 h3 h4 h5 h6 div section article aside header details summary blockquote figcaption pre caption label legend'.split(
    ' ',
  ),
);
/** Inline elements that need a space around them, as CSS separates them. */
const apartTags = new Set(['span', 'small']);
const voidTags = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'link', 'meta', 'col']);

/** End of a cell until the row is complete (private-use characters). */
const cellEnd = { td: '\ue000', th: '\ue001' } as const;

/** Characters up to which a list is one block. */
const shortList = 320;

/** A day of update, or how many things a closed part holds; a number after its term is an answer. */
const noSentence = /^(Updated \w+ \d|\d+$)/;

const token = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;

/** The sections of `<main>`, in order. Patterns, as in `built-page.ts`: an HTML parser would double the time. */
export function chatSections(document: string): PageSection[] {
  const main = /<main\b[\s\S]*?<\/main>/.exec(document)?.[0] ?? '';
  const sections: PageSection[] = [{ heading: '', id: '', blocks: [] }];
  const open: { tag: string; skipped: boolean; from: number }[] = [];
  let text = '';
  let term = '';
  let headingId = '';
  const heads: string[] = [];

  const here = () => sections.at(-1) as PageSection;
  const flush = () => {
    const piece = tidy(asRow(text, heads));
    text = '';
    if (piece && !noSentence.test(term + piece)) here().blocks.push(term + piece);
    if (piece) term = '';
  };
  for (const [, slash, rawTag = '', attributes = '', words] of main.matchAll(token)) {
    const skipped = open.at(-1)?.skipped ?? false;
    if (words !== undefined) {
      if (!skipped) text += words;
      continue;
    }
    const tag = rawTag.toLowerCase();
    if (voidTags.has(tag)) {
      text += ' ';
      continue;
    }
    if (slash) close(tag);
    else begin(tag, attributes, skipped);
  }
  flush();
  return sections.filter(({ blocks }) => blocks.length > 0);

  function begin(tag: string, attributes: string, within: boolean): void {
    const skipped = within || isSkipped(tag, attributes);
    if (!skipped && blockTags.has(tag)) flush();
    if (tag === 'table') heads.length = 0;
    if (apartTags.has(tag)) text += ' ';
    if (!skipped && /^h[1-6]$/.test(tag)) headingId = / id="([^"]*)"/.exec(attributes)?.[1] ?? '';
    open.push({ tag, skipped, from: here().blocks.length });
  }

  function close(tag: string): void {
    const element = open.pop();
    if (!element || element.skipped) return;
    if (/^h[1-6]$/.test(tag)) {
      const heading = tidy(text);
      text = '';
      term = '';
      // A question in a list of questions has the list's fragment.
      if (heading) sections.push({ heading, id: headingId, blocks: [] });
    } else if (tag === 'dt') {
      term = `${tidy(text)}: `;
      text = '';
    } else if (tag === 'td' || tag === 'th') text += cellEnd[tag];
    else if (blockTags.has(tag)) flush();
    if (tag === 'ul' || tag === 'ol') joinList(here().blocks, element.from);
  }
}

/** "first cell: other cells", in a wide table each with its column's heading; the row of headings itself is dropped. */
function asRow(text: string, heads: string[]): string {
  if (!/[\ue000\ue001]/.test(text)) return text;
  const [name = '', ...others] = text.split(/[\ue000\ue001]/).map(tidy);
  if (!text.includes(cellEnd.td)) {
    heads.splice(0, heads.length, ...others);
    return '';
  }
  // The last is what follows the last cell: nothing.
  const isWide = heads.length > 2;
  const rest = others
    .map((cell, at) => (cell && isWide && heads[at] ? `${heads[at]}: ${cell}` : cell))
    .filter(Boolean)
    .join('; ');
  return rest ? `${name}: ${rest}` : name;
}

function isSkipped(tag: string, attributes: string): boolean {
  if (skippedTags.has(tag)) return true;
  const name = / class="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return (
    skippedBlocks.test(name.replace(/\S+__\S+/g, '')) ||
    / (hidden|aria-hidden="true"|data-widget="[^"]*")(?=[\s>]|$)/.test(attributes)
  );
}

function joinList(blocks: string[], from: number): void {
  const items = blocks.slice(from);
  if (items.length < 2 || items.join('; ').length > shortList) return;
  blocks.splice(from, items.length, items.map((item) => item.replace(/[.;]$/, '')).join('; '));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function tidy(text: string): string {
  return text
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[;\s]+|[;\s]+$/g, '');
}
