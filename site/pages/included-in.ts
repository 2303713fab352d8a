import type { ContentPage } from './read-pages.ts';

/** What a service or industry page lists as included. Empty if there is no such page. */
export function includedIn(pages: readonly ContentPage[], path: string, most?: number): readonly string[] {
  const { data = {} } = pages.find((entry) => entry.path === path) ?? {};
  const { features, solutions = [] } = data as { features?: readonly string[]; solutions?: readonly string[] };
  return (features ?? solutions).slice(0, most);
}
