import { createFinder, type Finder } from '../../../shared/search/create-finder.ts';
import type { Dist } from '../../pages/dist.ts';
import { citiesOf } from './city-of.ts';
import type { SiteFacts } from './create-figures.ts';

export function siteFacts(dist: Dist, siteOrigin: string): SiteFacts {
  return {
    siteOrigin,
    pages: () => new Set(dist.oldAddresses()?.pages),
    cities: () => citiesOf(dist.oldAddresses()?.pages ?? []),
    leadsTo: (path) => (dist.hasPage(path) ? path : (dist.oldAddresses()?.resolver.resolveRedirect(path) ?? null)),
    closest: closestPage(dist),
  };
}

/** Reads the index at the first use, and anew for each build. */
function closestPage(dist: Dist): SiteFacts['closest'] {
  let read: { text: string; find: Finder } | undefined;
  return (words) => {
    const text = dist.searchIndex();
    if (text === undefined) return undefined;
    if (read?.text !== text) read = { text, find: createFinder(text) };
    return read.find(words).hits[0]?.path;
  };
}
