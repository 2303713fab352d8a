import { normalize } from 'node:path';
import type { ContentPage } from './read-pages.ts';

/**
 * The page of a file of Markdown as Eleventy names it, `./site/content/services/voip.md`. The list is searched each
 * time because the dev command changes it while it runs.
 */
export function pageOfFile(pages: readonly ContentPage[], inputPath: string): ContentPage | undefined {
  const path = normalize(inputPath);
  return pages.find(({ file }) => file === path);
}
