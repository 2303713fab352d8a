import { aliases } from '../data/aliases.ts';
import type { ContentPage } from '../schema/read-pages.ts';

/** The second addresses of pages that exist, each with its canonical page's text. */
export function aliasPages(pages: readonly ContentPage[]): { path: string; body: string }[] {
  return Object.entries(aliases).flatMap(([path, canonical]) => {
    const page = pages.find((entry) => entry.path === canonical);
    return page ? [{ path, body: page.body }] : [];
  });
}
