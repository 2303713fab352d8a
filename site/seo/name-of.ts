import { landingOf } from '../data/landing-topics.ts';
import { places } from '../data/places.ts';
import type { ContentPage } from '../schema/read-pages.ts';

/** What a page is called in a list: the short name of its service, industry or place, otherwise its heading. */
export function nameOf({ path, data }: ContentPage): string {
  if ('name' in data && typeof data.name === 'string') return data.name;
  const landing = landingOf(path);
  if (landing) return `${landing.topic.name} in ${cityName(landing.city)}`;
  const [, family, city] = /^\/(locations\/|it-support-)(.+)$/.exec(path) ?? [];
  if (family && city) return family === 'locations/' ? cityName(city) : `IT support in ${cityName(city)}`;
  return data.title;
}

const cityName = (slug: string) => places.find((place) => place.slug === slug)?.name ?? slug;
