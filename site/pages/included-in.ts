import type { ContentPage } from './read-pages.ts';

/** What a service or a trade's page says is included: its features, or what is put in place. Empty without such a page. */
export function includedIn(pages: readonly ContentPage[], path: string): readonly string[] {
  const page = pages.find((entry) => entry.path === path);
  if (!page) return [];
  if ('features' in page.data) return page.data.features as readonly string[];
  return 'solutions' in page.data ? (page.data.solutions as readonly string[]) : [];
}
