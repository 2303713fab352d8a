import type { Page } from 'playwright';

/** A part of a page, and the block it is in: a selector of a child of main or body, or `html` for the page's own frame. */
export type Part = { part: string; block: string };

/** Blocks of a page to be looked at: selectors, `html` alone for all of it. */
export type Look = { path: string; blocks: string[] };

/**
 * The parts that a page is built of: each element's tag, classes and ARIA with those of all that it stands in, shadow
 * roots included, and whether it has words, a name and a target of its own; and which heading follows which. What it
 * says does not count; nor where a drawing's lines are; nor, inside a text (`.prose`), where on the page the text stands: that is
 * held by the text's own box.
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
      const place = `${inside}>${element.localName}.${[...element.classList].sort().join('.')}[${attributes.sort()}]`;
      const part = hasWords ? `${place}"` : place;
      if (!blockOf.has(part)) blockOf.set(part, within ?? 'html');
      if (element.localName === 'svg') {
        lines(element, place, within);
        return;
      }
      const isFrame = /^(html|body|main)$/.test(element.localName);
      // A link in stressed words is a link in words.
      const around = /^(em|strong)$/.test(element.localName)
        ? inside
        : element.classList.contains('prose')
          ? '.prose'
          : place;
      for (const child of element.shadowRoot?.children ?? []) walk(child, place, within);
      for (const [index, child] of [...element.children].entries())
        walk(child, around, isFrame ? blockAt(element, child, index) : within);
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
 * Few pages that together have every part of all: the page with most that is not yet looked at comes next.
 * @param pages the parts of each page, by its path
 * @returns what to look at, the blocks that hold a part for the first time; the whole page when its frame or its order of headings does
 */
export function looksAtAllParts(pages: ReadonlyMap<string, readonly Part[]>): Look[] {
  const left = new Set([...pages.values()].flatMap((parts) => parts.map(({ part }) => part)));
  const looks: Look[] = [];
  while (left.size > 0) {
    let most: { path: string; fresh: Part[] } = { path: '', fresh: [] };
    for (const [path, parts] of pages) {
      const fresh = parts.filter(({ part }) => left.has(part));
      if (fresh.length > most.fresh.length) most = { path, fresh };
    }
    for (const { part } of most.fresh) left.delete(part);
    const blocks = [...new Set(most.fresh.map(({ block }) => block))];
    looks.push({ path: most.path, blocks: blocks.includes('html') ? ['html'] : blocks });
  }
  return looks;
}
