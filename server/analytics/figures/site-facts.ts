import type { Dist } from '../../pages/dist.ts';
import { citiesOf } from './city-of.ts';
import type { SiteFacts } from './create-figures.ts';

export function siteFacts(dist: Dist, siteOrigin: string): SiteFacts {
  return {
    siteOrigin,
    hasPage: dist.hasPage,
    cities: () => citiesOf(dist.oldAddresses()?.pages ?? []),
    leadsTo: (path) => (dist.hasPage(path) ? path : (dist.oldAddresses()?.resolver.resolveRedirect(path) ?? null)),
    closest: (words) => dist.finder()?.(words).hits[0]?.path,
    why: (rule) => dist.oldAddresses()?.resolver.rules.find(({ name }) => name === rule)?.why ?? 'A rule of earlier',
  };
}
