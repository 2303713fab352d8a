import { company as ownCompany } from '../../owner/company.ts';
import { places as ownPlaces } from '../../owner/places.ts';
import { company } from '../../shared/company/company.ts';

const listed = (ownPlaces as readonly { slug: string }[] | undefined)?.map(({ slug }) => slug);

/** Whether the company serves a city: all of the sample's, until the owner lists some (`owner/places.ts`). */
export const isServed = (slug: string): boolean => !listed || listed.includes(slug);

const offices = company.offices.map(({ id }) => id);

/** A company is at home in the cities of its offices, whether or not a list names them. */
export const isHomeOrServed = (slug: string): boolean => isServed(slug) || offices.includes(slug);

/** Undefined for the sample, which claims a number. */
export const citiesServed = listed && new Set([...offices, ...listed]).size;

/** Not the case once the owner has given the company another name. */
export const isSample = !('name' in ownCompany);

/** ` in Mississauga and Vaughan`; empty where the owner serves none of them. */
export function inServed(cities: Readonly<Record<string, string>>): string {
  const names = Object.entries(cities).flatMap(([slug, name]) => (isServed(slug) ? [name] : []));
  return names.length > 0 ? ` in ${new Intl.ListFormat('en-CA').format(names)}` : '';
}
