import { normalize } from 'node:path';
import type { ContentPage } from './read-pages.ts';

/**
 * The page of a Markdown file as Eleventy names it: `./site/content/services/voip.md`. No index: the dev command
 * changes the list at run time.
 */
export function pageOfFile(pages: readonly ContentPage[], inputPath: string): ContentPage | undefined {
  const path = normalize(inputPath);
  return pages.find(({ file }) => file === path);
}
