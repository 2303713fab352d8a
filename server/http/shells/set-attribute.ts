import type { HTMLElement } from 'node-html-parser';

/** The parser escapes only quotes, so `&` and `<` are escaped here. */
export function setAttribute(element: HTMLElement, name: string, value: string): void {
  element.setAttribute(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}
