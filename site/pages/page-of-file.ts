import { normalize } from 'node:path';
import type { ContentPage } from './read-pages.ts';

/** Below the folder of texts: a text of the owner has the path of the one it replaces. */
const tail = (file: string) => normalize(file).replace(/^(?:owner|site)[\\/]content[\\/]/, '');

/**
 * @param inputPath from Eleventy: `./site/content/services/voip.md`
 * @param pages not indexed, as the dev command changes it at run time
 */
export function pageOfFile(pages: readonly ContentPage[], inputPath: string): ContentPage | undefined {
  const path = tail(inputPath);
  return pages.find(({ file }) => tail(file) === path);
}
