import { company, type Office } from './company.ts';
import localData from './local-data.json' with { type: 'json' };

/**
 * Cities served: census, coordinates and distances come from `local-data.json` (its `sources` say
 * whence); the response promises from the specification, section 9. Where the data has no value,
 * none is shown (decision 24).
 */
export type Visits = 'on-site' | 'limited on-site' | 'remote';

export type Place = {
  slug: string;
  name: string;
  lat: number;
  lng: number;
  population2021: number | null;
  /** First answer by phone, minutes; stated for four cities only. */
  firstResponseMinutes?: number;
  /** A technician at the door within this many hours in an emergency. */
  onSiteHours?: number;
  visits: Visits;
  /** Has a page at `/locations/{slug}` (decisions.md, routes 5). */
  hasPage: boolean;
};

const firstResponseMinutes: Record<string, number> = { toronto: 15, mississauga: 30, vaughan: 30, brampton: 45 };
const underThreeHours = new Set(['pickering', 'whitby', 'oshawa']);
const withoutPage = new Set(['burlington', 'ajax']);
const visits: Record<string, Visits> = { burlington: 'limited on-site', calgary: 'remote' };

/** The order in which lists show the cities; the first eight stand on the home page. */
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

export const places: readonly Place[] = order.map((slug) => {
  const city = localData.cities.find((entry) => entry.slug === slug);
  if (!city) throw new Error(`No city "${slug}" in site/data/local-data.json`);
  const onSite = (visits[slug] ?? 'on-site') === 'on-site' && !withoutPage.has(slug);
  return {
    slug,
    name: city.name,
    lat: city.lat,
    lng: city.lng,
    population2021: city.population2021 ?? null,
    firstResponseMinutes: firstResponseMinutes[slug],
    onSiteHours: onSite ? (underThreeHours.has(slug) ? 3 : 2) : undefined,
    visits: visits[slug] ?? 'on-site',
    hasPage: !withoutPage.has(slug),
  };
});

/** Service radius in metres around each office (specification, section 9). */
export const serviceRadiusMetres = 50_000;

/** The office nearer to a point, and how far that is in kilometres along a great circle. */
export function nearestOffice({ lat, lng }: { lat: number; lng: number }): { office: Office; km: number } {
  const ranked = company.offices
    .map((office) => ({ office, km: greatCircleKm(office, { lat, lng }) }))
    .sort((a, b) => a.km - b.km);
  const nearest = ranked[0];
  if (!nearest) throw new Error('site/data/company.ts names no office');
  return nearest;
}

/** Whether one of our offices stands in the city. */
export function hasOffice(place: Place): boolean {
  return company.offices.some((office) => office.id === place.slug);
}

/** Haversine distance; the mean radius of the Earth is 6371 km. */
function greatCircleKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

/** The page about a place: its location page, or its landing page where it has none (decisions.md, routes 5). */
export function pathOf(place: Place): string {
  return place.hasPage ? `/locations/${place.slug}` : `/managed-it-services-${place.slug}`;
}

/** The place with a slug. @throws when there is none. */
export function placeAt(slug: string): Place {
  const place = places.find((entry) => entry.slug === slug);
  if (!place) throw new Error(`No place "${slug}" in site/data/places.ts`);
  return place;
}
