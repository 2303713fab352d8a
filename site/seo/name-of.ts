import { cityOf, landingOf } from '../data/landing-topics.ts';
import { places } from '../data/places.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import type { KindName } from '../schema/kinds.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** Pages that people look for by what they are, whatever their heading says. */
const knownByAddress: ReadonlySet<KindName> = new Set([
  'about',
  'accessibility',
  'assessment',
  'blog-index',
  'brand',
  'case-study-index',
  'checklist',
  'claims',
  'compliance',
  'contact',
  'dental-compliance',
  'guide-index',
  'home',
  'industry-index',
  'knowledge-hub',
  'legal',
  'library-index',
  'location-index',
  'partnerships',
  'pricing',
  'privacy-choices',
  'resources',
  'service-index',
  'site-map',
  'small-business',
  'text',
  'videos',
  'webinar-index',
  'whitepaper-index',
]);

/**
 * What a page is called in a list: the short name of its service, industry or place; the last crumb for the
 * pages everybody expects (Pricing, Privacy Policy); otherwise its heading.
 */
export function nameOf({ path, kind, data }: ContentPage): string {
  if ('name' in data && typeof data.name === 'string') return data.name;
  const landing = landingOf(path);
  if (landing) return `${landing.topic.name} in ${cityName(landing.city)}`;
  if (kind === 'location') return cityName(path.slice('/locations/'.length));
  if (kind === 'city-it-support') return `IT support in ${cityName(cityOf(path) ?? '')}`;
  return knownByAddress.has(kind) ? (breadcrumbs(path).at(-1)?.label ?? data.title) : data.title;
}

/** What a link says outside a list of its kind, where "Dental" or "Oakville" alone would not tell what follows. */
export function linkNameOf(page: ContentPage): string {
  if (page.kind === 'industry') return `${nameOf(page)} IT`;
  return page.kind === 'location' ? `IT services in ${nameOf(page)}` : nameOf(page);
}

const cityName = (slug: string) => places.find((place) => place.slug === slug)?.name ?? slug;
