import { normalize } from 'node:path';
import type { ContentPage } from './read-pages.ts';

/**
 * @param inputPath from Eleventy: `./site/content/services/voip.md`
 * @param pages not indexed, as the dev command changes it at run time
 */
export function pageOfFile(pages: readonly ContentPage[], inputPath: string): ContentPage | undefined {
  const path = normalize(inputPath);
  return pages.find(({ file }) => file === path);
}
