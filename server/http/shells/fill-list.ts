import { type HTMLElement, parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

export type ListItem = { path: string; title: string };

/** Without items the `[data-list]` section stays hidden. */
export function fillList(page: HTMLElement, name: string, items: readonly ListItem[]): void {
  if (items.length === 0) return;
  for (const section of page.querySelectorAll(`[data-list="${name}"]`)) {
    section.querySelector('ul')?.set_content(items.map(itemOf).join(''));
    section.removeAttribute('hidden');
  }
}

export function itemOf({ path, title }: ListItem): string {
  const item = parse('<li><a></a></li>');
  const link = item.querySelector('a');
  if (link) {
    link.textContent = title;
    setAttribute(link, 'href', path);
  }
  return item.toString();
}
