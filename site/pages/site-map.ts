import { type SiteMapPart, siteMapParts } from '../facts/site-map.ts';
import { kindOf } from '../schema/kinds.ts';
import type { ContentPage } from './read-pages.ts';

export const partOf = ({ kind }: ContentPage): SiteMapPart => kindOf(kind).part ?? 'Company and legal';

/** Visible pages; empty headings are omitted. */
export function pagesByPart(pages: readonly ContentPage[]): { title: SiteMapPart; listed: ContentPage[] }[] {
  const shown = pages.filter(({ hidden }) => !hidden);
  return siteMapParts
    .map((title) => ({ title, listed: shown.filter((page) => partOf(page) === title) }))
    .filter(({ listed }) => listed.length > 0);
}
