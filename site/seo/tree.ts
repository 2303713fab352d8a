import type { ContentPage } from '../pages/read-pages.ts';

/** The pages one step below `path`, by title. */
export function childrenOf(pages: readonly ContentPage[], path: string): ContentPage[] {
  const depth = path.split('/').length;
  return pages
    .filter((page) => page.path.startsWith(`${path}/`) && page.path.split('/').length === depth + 1)
    .sort((a, b) => a.data.title.localeCompare(b.data.title));
}

/** The page at `path`, when there is one. */
export function pageAt(pages: readonly ContentPage[], path: string): ContentPage | undefined {
  return pages.find((page) => page.path === path);
}
