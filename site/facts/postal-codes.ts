import localData from './local-data.json' with { type: 'json' };
import { type Place, places } from './places.ts';

/**
 * Two or three characters, from `local-data.json`; places without any (Calgary) are omitted. The longer of two
 * overlapping prefixes wins (decision 24): `M1B` is Scarborough, the rest of `M1` is Toronto.
 */
export const postalPrefixes: readonly { place: Place; prefixes: readonly string[] }[] = places.flatMap((place) => {
  const prefixes: readonly string[] = localData.cities.find(({ slug }) => slug === place.slug)?.fsa ?? [];
  return prefixes.length === 0 ? [] : [{ place, prefixes }];
});
