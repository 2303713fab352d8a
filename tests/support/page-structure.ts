import type { Page } from 'playwright-core';

/**
 * The parts that a page is built of: each element's tag, classes and ARIA with those of all that it stands in, shadow
 * roots included, and whether it has words, a name and a target of its own; and which heading follows which. What it
 * says does not count.
 */
export function partsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Values that are words or another element's id: only whether there is one counts. */
    const free =
      /^(aria-(label|labelledby|describedby|controls|owns|activedescendant)|alt|title|href|id|for|name|placeholder)$/;
    const counted = /^(aria-.*|role|type|tabindex|hidden|open|disabled|lang|dir|style|scope|autocomplete)$/;
    const parts = new Set<string>();
    const walk = (element: Element, inside: string): void => {
      const attributes = [...element.attributes].flatMap(({ name, value }) =>
        free.test(name) ? [value ? name : `${name} empty`] : counted.test(name) ? [`${name}=${value}`] : [],
      );
      const hasWords = [...element.childNodes].some(
        ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
      );
      const part = `${inside}>${element.localName}.${[...element.classList].sort().join('.')}[${attributes.sort()}]${hasWords ? '"' : ''}`;
      parts.add(part);
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) walk(child, part);
    };
    walk(document.documentElement, '');
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName);
    for (const [place, name] of headings.entries()) parts.add(`${headings[place - 1] ?? 'start'} then ${name}`);
    return [...parts];
  });
}

/**
 * Tells of each page whether it has a part that none of the pages before had.
 * @returns asks that of a page that is open
 */
export function newParts(): (page: Page) => Promise<boolean> {
  const known = new Set<string>();
  return async (page) => {
    const before = known.size;
    for (const part of await partsOf(page)) known.add(part);
    return known.size > before;
  };
}
