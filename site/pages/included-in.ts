import type { ContentPage } from './read-pages.ts';

/**
 * What the page of a service or a trade says is included: its features, or what is put in place. Empty without such a page.
 * @param most as many lines as a page shows that leads to that one
 */
export function includedIn(pages: readonly ContentPage[], path: string, most?: number): readonly string[] {
  const { data = {} } = pages.find((entry) => entry.path === path) ?? {};
  const { features, solutions = [] } = data as { features?: readonly string[]; solutions?: readonly string[] };
  return (features ?? solutions).slice(0, most);
}
