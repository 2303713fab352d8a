import type { ContentPage } from '../pages/read-pages.ts';

/** One level below `path`, sorted by title. */
export function childrenOf(pages: readonly ContentPage[], path: string): ContentPage[] {
  const depth = path.split('/').length;
  return pages
    .filter((page) => page.path.startsWith(`${path}/`) && page.path.split('/').length === depth + 1)
    .sort((a, b) => a.data.title.localeCompare(b.data.title));
}

export function pageAt(pages: readonly ContentPage[], path: string): ContentPage | undefined {
  return pages.find((page) => page.path === path);
}
