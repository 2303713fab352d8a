import { campaignSearch } from './campaign-search.ts';
import { createResolver } from './create-resolver.ts';
import { readPath } from './read-path.ts';
import type { RedirectData } from './redirect-data.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'replace'>;

/**
 * The redirect check in a static host's not-found page (decision 32): goes to the canonical spelling of a page or the
 * target of an old address. No-op for an unknown address.
 */
export function follow(place: Place, data: RedirectData): void {
  const { page } = readPath(place.pathname);
  if (page !== undefined && page !== place.pathname && data.valid.includes(page)) {
    place.replace(page + place.search);
    return;
  }
  const target = createResolver(data).resolveRedirect(place.pathname, place.search);
  if (target !== null) place.replace(target + campaignSearch(place.search));
}
