import { type HTMLElement, parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

export type ListItem = { path: string; title: string };

/** Fills a `[data-list]` section and shows it; without items removes it, with its heading. */
export function fillList(page: HTMLElement, name: string, items: readonly ListItem[]): void {
  for (const section of page.querySelectorAll(`[data-list="${name}"]`)) {
    if (items.length === 0) {
      section.remove();
      continue;
    }
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
