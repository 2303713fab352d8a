import type { ContentPage } from '../../pages/read-pages.ts';
import { ownText } from './own-text.ts';

/** Distinct paths of other pages; lists and menus do not count. */
export function linksInText(page: ContentPage): string[] {
  const links = [
    ...ownText(page)
      .join('\n')
      .matchAll(/\]\((\/[^)#?\s]*)/g),
  ].map(([, path = '']) => path);
  return [...new Set(links)].filter((path) => path !== page.path);
}
