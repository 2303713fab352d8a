import type { ZodType } from 'zod';
import { landingOf } from '../data/landing-topics.ts';
import { places } from '../data/places.ts';
import { checklistPage, legalPage, textPage } from './company-pages.ts';
import { comparisonPage } from './comparison.ts';
import { industryPage } from './industry.ts';
import { type PlainPage, plainPage } from './page.ts';
import { cityItSupportPage, landingPage, locationPage } from './place-pages.ts';
import { servicePage, subServicePage } from './service.ts';

/** A kind of page: which addresses it has and what its front matter must say. Its layout has the same name. */
export type Kind = { name: string; matches: (path: string) => boolean; schema: ZodType<PlainPage> };

const at =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);
const below = (pattern: RegExp) => (path: string) => pattern.test(path);
const cities = new Set(places.map((place) => place.slug));

/** The first kind whose `matches` holds is the page's. */
export const kinds = [
  { name: 'home', matches: at('/'), schema: plainPage },
  { name: 'contact', matches: at('/contact-us'), schema: plainPage },
  { name: 'service', matches: below(/^\/services\/[^/]+$/), schema: servicePage },
  { name: 'sub-service', matches: below(/^\/services\/[^/]+\/[^/]+$/), schema: subServicePage },
  { name: 'industry', matches: below(/^\/industries\/[^/]+$/), schema: industryPage },
  { name: 'location', matches: below(/^\/locations\/[^/]+$/), schema: locationPage },
  {
    name: 'city-it-support',
    matches: (path) => cities.has(path.replace(/^\/it-support-/, '')),
    schema: cityItSupportPage,
  },
  { name: 'landing', matches: (path) => cities.has(landingOf(path)?.city ?? ''), schema: landingPage },
  {
    name: 'comparison',
    matches: at(
      '/toronto-it-services-comparison',
      '/top-it-managed-service-providers-in-toronto',
      '/top-managed-service-providers-toronto',
      '/managed-service-provider',
    ),
    schema: comparisonPage,
  },
  { name: 'legal', matches: at('/privacy-policy', '/terms-of-service', '/accessibility'), schema: legalPage },
  { name: 'checklist', matches: at('/pipeda-compliance-checklist'), schema: checklistPage },
  {
    name: 'text',
    matches: at(
      '/about-us',
      '/brand',
      '/partnerships',
      '/pipeda-compliance',
      '/cybersecurity-compliance-dentists-gta',
      '/best-smb-it-support-toronto',
    ),
    schema: textPage,
  },
] as const satisfies readonly Kind[];

export type KindName = (typeof kinds)[number]['name'];

/** The checked front matter of a kind. */
export type FrontMatterOf<Name extends KindName> = Extract<(typeof kinds)[number], { name: Name }>['schema']['_output'];
