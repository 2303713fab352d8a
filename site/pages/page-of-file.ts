import { normalize } from 'node:path';
import type { ContentPage } from './read-pages.ts';

/** Kept, as each page of a build asks for all. */
const tails = new Map<string, string>();

/** Below the folder of texts: a text of the owner has the path of the one it replaces. */
function tail(file: string): string {
  const known = tails.get(file);
  if (known !== undefined) return known;
  const found = normalize(file).replace(/^(?:owner|site)[\\/]content[\\/]/, '');
  tails.set(file, found);
  return found;
}

/**
 * @param inputPath from Eleventy: `./site/content/services/voip.md`
 * @param pages not indexed, as the dev command changes it at run time
 */
export function pageOfFile(pages: readonly ContentPage[], inputPath: string): ContentPage | undefined {
  const path = tail(inputPath);
  return pages.find(({ file }) => tail(file) === path);
}
