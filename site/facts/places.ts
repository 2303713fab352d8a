import { places as ownPlaces } from '../../owner/places.ts';
import { company, headOffice, type Office } from '../../shared/company/company.ts';
import type { TimeClaim } from './claim-record.ts';
import { claims, timeClaims } from './claims.ts';
import localData from './local-data.json' with { type: 'json' };

/**
 * Cities served. Census, coordinates and neighbourhoods come from `local-data.json` (see its `sources`), response times
 * from the claims (`response-times.ts`). Missing values are not shown (decision 24).
 */
export type Visits = 'on-site' | 'limited on-site' | 'remote';

export const provinces = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const;
export type Province = keyof typeof provinces;

export type Place = {
  slug: string;
  name: string;
  province: Province;
  /** Regional municipality, if any. */
  region?: string;
  lat: number;
  lng: number;
  population2021: number | null;
  /** A selection; empty if none are on file. */
  neighbourhoods: readonly string[];
  /** Emergency target in minutes; set for four cities. */
  firstResponseMinutes?: number;
  /** Hours until a technician is on site in an emergency. */
  onSiteHours?: number;
  visits: Visits;
  /** Has a page at `/locations/{slug}` (decision 5). */
  hasPage: boolean;
};

const emergency = (slug: string, promises: TimeClaim['promises']) =>
  timeClaims.find((claim) => claim.promises === promises && claim.cities?.includes(slug));
const inAlberta = new Set(['calgary']);
const regions = new Set(['Durham', 'Halton', 'Peel', 'York']);
const withoutPage = new Set(['burlington', 'ajax']);
const visits: Record<string, Visits> = { burlington: 'limited on-site', calgary: 'remote' };

/** Order in lists; the first eight are on the home page. */
const order = [
  'toronto',
  'mississauga',
  'brampton',
  'markham',
  'vaughan',
  'richmond-hill',
  'oakville',
  'etobicoke',
  'scarborough',
  'north-york',
  'pickering',
  'whitby',
  'oshawa',
  'calgary',
  'ajax',
  'burlington',
];

const sample = (): Place[] =>
  order.map((slug) => {
    const city = localData.cities.find((entry) => entry.slug === slug);
    if (!city) throw new Error(`No city "${slug}" in site/facts/local-data.json`);
    return {
      slug,
      name: city.name,
      province: inAlberta.has(slug) ? 'AB' : 'ON',
      region: city.region && regions.has(city.region) ? city.region : undefined,
      lat: city.lat,
      lng: city.lng,
      population2021: city.population2021 ?? null,
      neighbourhoods: city.neighbourhoods ?? [],
      firstResponseMinutes: emergency(slug, 'answer')?.minutes,
      onSiteHours: emergency(slug, 'visit')?.hours,
      visits: hasOffice({ slug }) ? 'on-site' : (visits[slug] ?? 'on-site'),
      hasPage: !withoutPage.has(slug),
    };
  });

/** What an owner names of a city; times and visits are those of its distance. */
type OwnPlace = Pick<Place, 'slug' | 'name' | 'province' | 'lat' | 'lng' | 'hasPage'> & Partial<Place>;

const own = ownPlaces as readonly OwnPlace[] | undefined;
const withDefaults = (place: OwnPlace): Place => ({
  firstResponseMinutes: emergency(place.slug, 'answer')?.minutes,
  onSiteHours: emergency(place.slug, 'visit')?.hours,
  population2021: null,
  neighbourhoods: [],
  visits: 'on-site',
  ...place,
});
const chosen = own?.map(withDefaults) ?? sample();
/** A company is at home in the cities of its offices, whether or not a list names them. */
const homes = company.offices
  .filter(({ id }) => !chosen.some(({ slug }) => slug === id))
  .map(({ id, city, lat, lng, region }) =>
    withDefaults({ slug: id, name: city, province: region as Province, lat, lng, hasPage: false }),
  );
const listed: readonly Place[] = [...homes, ...chosen];

/** Around each office (docs/product.md, section 9). */
export const serviceRadiusMetres = Number.parseInt(claims.serviceRadius.value, 10) * 1000;

/** No time on site is promised outside of the circle around an office. */
export const places: readonly Place[] = listed.map((place) => {
  const isNear = nearestOffice(place).km * 1000 <= serviceRadiusMetres;
  if (isNear || place.visits !== 'on-site') return place;
  return { ...place, visits: 'limited on-site', firstResponseMinutes: undefined, onSiteHours: undefined };
});

/** With the great-circle distance in kilometres. */
export function nearestOffice({ lat, lng }: { lat: number; lng: number }): { office: Office; km: number } {
  const ranked = company.offices
    .map((office) => ({ office, km: greatCircleKm(office, { lat, lng }) }))
    .sort((a, b) => a.km - b.km);
  const nearest = ranked[0];
  if (!nearest) throw new Error('shared/company/company.ts names no office');
  return nearest;
}

/** Where the head office is. */
export const homePlace = (): Place => placeAt(headOffice.id);

export function hasOffice({ slug }: Pick<Place, 'slug'>): boolean {
  return company.offices.some(({ id }) => id === slug);
}

/** Haversine distance; the Earth's mean radius is 6371 km. */
function greatCircleKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

/** Its location page, else its landing page (decision 5). */
export function pathOf(place: Place): string {
  return place.hasPage ? `/locations/${place.slug}` : `/managed-it-services-${place.slug}`;
}

/** @throws if there is no such place */
export function placeAt(slug: string): Place {
  const place = places.find((entry) => entry.slug === slug);
  if (!place) throw new Error(`No place "${slug}" in site/facts/places.ts`);
  return place;
}

/** On-site time of a city, for a narrow column. */
export function onSiteLine(place: Place): string {
  if (place.visits === 'remote') return 'served remotely';
  if (place.onSiteHours) return `under ${place.onSiteHours} hours`;
  return `planned, within ${claims.plannedVisit.value}`;
}
