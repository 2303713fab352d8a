import { campaignSearch } from './campaign-search.ts';
import { createResolver } from './create-resolver.ts';
import { readPath } from './read-path.ts';
import type { RedirectData } from './redirect-data.ts';

type BrowserLocation = Pick<Location, 'pathname' | 'search' | 'replace'>;

/**
 * For static hosts' not-found page (decision 32): goes to the page's canonical spelling or the old address's target, if
 * any.
 */
export function follow(place: BrowserLocation, data: RedirectData): void {
  const { page } = readPath(place.pathname);
  if (page !== undefined && page !== place.pathname && data.valid.includes(page)) {
    place.replace(page + place.search);
    return;
  }
  const target = createResolver(data).resolveRedirect(place.pathname, place.search);
  if (target !== null) place.replace(target + campaignSearch(place.search));
}
