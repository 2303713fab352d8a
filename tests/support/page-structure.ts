import { type HTMLElement, parse } from 'node-html-parser';

/** `block`: selector of a child of main or body; `html`: the page's frame. */
export type Part = { part: string; block: string };

export type Look = { path: string; blocks: string[] };

/** Values are text or ids, so only presence counts. */
const free =
  /^(aria-(label|labelledby|description|describedby|controls|owns|activedescendant)|alt|title|href|id|for|name|placeholder)$/;
const counted = /^(aria-.*|role|type|tabindex|hidden|open|disabled|lang|dir|style|scope|autocomplete)$/;
/** Not rendered with scripts on. */
const unseen = /^(template|noscript|script|style)$/;
/** Differences between drawings that matter to readers. */
const read = 'text, a, title';

const nameOf = (element: HTMLElement) => element.rawTagName.toLowerCase();
const classesOf = (element: HTMLElement) => [...element.classList.values()].sort().join('.');
const isWords = (element: HTMLElement) =>
  /^(em|strong)$/.test(nameOf(element)) || /^(unbroken|no-break)$/.test(classesOf(element));

const hasWords = (element: HTMLElement): boolean =>
  element.childNodes.some(({ nodeType, rawText }) => nodeType === 3 && rawText.trim()) ||
  element.children.some((child) => isWords(child) && hasWords(child));

const attributesOf = (element: HTMLElement) =>
  Object.entries(element.attributes)
    .flatMap(([name, value]) =>
      free.test(name) ? [value ? name : `${name} empty`] : counted.test(name) ? [`${name}=${value}`] : [],
    )
    .sort();

/**
 * The structural parts of a served page. Per element: tag, classes and ARIA, also of its parent and of further
 * ancestors that have classes or ARIA; whether it has text, a name and a target. Also each pair of consecutive heading
 * levels. Ignores wording, and the position of a text (`.prose`), whose box looks the same everywhere.
 */
export function partsOf(document: string): Part[] {
  const root = parse(document, { blockTextElements: { script: false, style: false, noscript: false } });
  const blockOf = new Map<string, string>();
  const note = (part: string, block = 'html') => {
    if (!blockOf.has(part)) blockOf.set(part, block);
  };
  const walk = (element: HTMLElement, around: readonly string[], within?: string): void => {
    const name = nameOf(element);
    if (unseen.test(name)) return;
    const [classes, attributes] = [classesOf(element), attributesOf(element)];
    const self = `${name}.${classes}[${attributes}]`;
    const inside = element.classList.contains('prose') ? ['.prose'] : [...around, self];
    if (!isWords(element)) {
      const far = around.filter((one, place) => place === around.length - 1 || !one.endsWith('.[]'));
      note(`${[...far, self].join('>')}${hasWords(element) ? '"' : ''}`, within);
    }
    if (name === 'svg') {
      for (const line of element.querySelectorAll(read))
        note([...inside, `${nameOf(line)}.${classesOf(line)}`].join('>'), within);
      return;
    }
    const isFrame = /^(html|body|main)$/.test(name);
    for (const [place, child] of element.children.entries()) {
      const block = isFrame ? blockAt(name, nameOf(child), place) : within;
      walk(child, isWords(element) ? around : inside, block);
    }
  };
  const html = root.querySelector('html');
  if (html) walk(html, []);
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(nameOf);
  for (const [place, name] of headings.entries()) note(`${headings[place - 1] ?? 'start'} then ${name}`);
  return [...blockOf].map(([part, block]) => ({ part, block }));
}

const blockAt = (frame: string, child: string, place: number): string | undefined =>
  frame === 'html' || child === 'main' ? undefined : `${frame} > :nth-child(${place + 1})`;

/**
 * Few pages that cover all parts, chosen greedily.
 * @param pages parts by path
 * @param atLeast leaves out the pages that bring fewer parts than this
 * @returns blocks with an uncovered part; the whole page if its frame or heading order is new
 */
export function looksAtAllParts(pages: ReadonlyMap<string, readonly Part[]>, atLeast = 1): Look[] {
  const left = new Set([...pages.values()].flatMap((parts) => parts.map(({ part }) => part)));
  const looks: Look[] = [];
  while (left.size > 0) {
    let most: { path: string; fresh: Part[] } = { path: '', fresh: [] };
    for (const [path, parts] of pages) {
      const fresh = parts.filter(({ part }) => left.has(part));
      if (fresh.length > most.fresh.length) most = { path, fresh };
    }
    if (most.fresh.length < atLeast) break;
    for (const { part } of most.fresh) left.delete(part);
    const blocks = [...new Set(most.fresh.map(({ block }) => block))];
    looks.push({ path: most.path, blocks: blocks.includes('html') ? ['html'] : blocks });
  }
  return looks;
}
