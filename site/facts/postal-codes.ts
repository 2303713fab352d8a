import localData from './local-data.json' with { type: 'json' };
import { type Place, places } from './places.ts';

/**
 * How the postal codes of each place begin: two or three characters, from `local-data.json`. A place that the
 * data has none for (Calgary) is left out. Where prefixes of two places overlap, the longer one decides
 * (decision 24): `M1B` is Scarborough, the rest of `M1` is Toronto.
 */
export const postalPrefixes: readonly { place: Place; prefixes: readonly string[] }[] = places.flatMap((place) => {
  const prefixes: readonly string[] = localData.cities.find(({ slug }) => slug === place.slug)?.fsa ?? [];
  return prefixes.length === 0 ? [] : [{ place, prefixes }];
});
