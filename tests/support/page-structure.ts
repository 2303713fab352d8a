import type { Page } from 'playwright-core';

/** A part of a page, and the block it is in: a selector of a child of main or body, or `html` for the page's own frame. */
type Part = { part: string; block: string };

/**
 * The parts that a page is built of: each element's tag, classes and ARIA with those of all that it stands in, shadow
 * roots included, and whether it has words, a name and a target of its own; and which heading follows which. What it
 * says does not count; nor where a drawing's lines are.
 */
export function partsOf(page: Page): Promise<Part[]> {
  return page.evaluate(() => {
    /** Values that are words or another element's id: only whether there is one counts. */
    const free =
      /^(aria-(label|labelledby|description|describedby|controls|owns|activedescendant)|alt|title|href|id|for|name|placeholder)$/;
    const counted = /^(aria-.*|role|type|tabindex|hidden|open|disabled|lang|dir|style|scope|autocomplete)$/;
    const blockOf = new Map<string, string>();
    const walk = (element: Element, inside: string, within?: string): void => {
      const attributes = [...element.attributes].flatMap(({ name, value }) =>
        free.test(name) ? [value ? name : `${name} empty`] : counted.test(name) ? [`${name}=${value}`] : [],
      );
      const hasWords = [...element.childNodes].some(
        ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
      );
      const part = `${inside}>${element.localName}.${[...element.classList].sort().join('.')}[${attributes.sort()}]${hasWords ? '"' : ''}`;
      if (!blockOf.has(part)) blockOf.set(part, within ?? 'html');
      if (element.localName === 'svg') {
        lines(element, part, within);
        return;
      }
      const isFrame = /^(html|body|main)$/.test(element.localName);
      // A link in stressed words is a link in words.
      const around = /^(em|strong)$/.test(element.localName) ? inside : part;
      for (const child of element.shadowRoot?.children ?? []) walk(child, part, within);
      for (const [place, child] of [...element.children].entries())
        walk(child, around, isFrame ? blockAt(element, child, place) : within);
    };
    /** A drawing is its kinds of lines and letters: each has its own order and places. */
    const lines = (drawing: Element, inside: string, within?: string): void => {
      for (const { localName, classList } of drawing.querySelectorAll('*')) {
        const part = `${inside}>${localName}.${[...classList].sort().join('.')}`;
        if (!blockOf.has(part)) blockOf.set(part, within ?? 'html');
      }
    };
    const blockAt = (frame: Element, child: Element, place: number): string | undefined =>
      frame.localName === 'html' || child.localName === 'main'
        ? undefined
        : `${frame.localName} > :nth-child(${place + 1})`;
    walk(document.documentElement, '');
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName);
    for (const [place, name] of headings.entries())
      blockOf.set(`${headings[place - 1] ?? 'start'} then ${name}`, 'html');
    return [...blockOf].map(([part, block]) => ({ part, block }));
  });
}

/**
 * Tells of each page where it has a part that none of the pages before had.
 * @returns asks that of a page that is open: selectors of blocks, `html` alone when the page's frame or its order of
 *   headings is new; none when all of it is known
 */
export function newParts(): (page: Page) => Promise<string[]> {
  const known = new Set<string>();
  return async (page) => {
    const unknown = (await partsOf(page)).filter(({ part }) => !known.has(part));
    for (const { part } of unknown) known.add(part);
    const blocks = [...new Set(unknown.map(({ block }) => block))];
    return blocks.includes('html') ? ['html'] : blocks;
  };
}
