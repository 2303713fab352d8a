import type { HTMLElement } from 'node-html-parser';

/** Sets an attribute to a text. The parser stores values raw and escapes quotes alone, so `&` is escaped here. */
export function setAttribute(element: HTMLElement, name: string, value: string): void {
  element.setAttribute(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}
