import { cityOf, landingOf } from '../data/landing-topics.ts';
import { places } from '../data/places.ts';
import { services } from '../data/services.ts';
import { blogPage, caseStudyPage, guidePage, libraryPage, webinarPage, whitepaperPage } from './article.ts';
import { legalPage } from './company-pages.ts';
import { comparisonPage } from './comparison.ts';
import { industryPage } from './industry.ts';
import { at, below, type Kind } from './kind.ts';
import { cityItSupportPage, landingPage, locationPage } from './place-pages.ts';
import { aiServicePage, servicePage, subServicePage } from './service.ts';

const cities = new Map(places.map(({ slug, name }) => [slug, name]));
const cityName = (slug = '') => cities.get(slug) ?? slug;
const aiServices = services.filter(({ family }) => family === 'ai').map(({ slug }) => `/services/${slug}`);

/** Kinds whose pages stand in a folder of their own. */
export const folderKinds = [
  {
    name: 'library',
    matches: below('/library'),
    schema: libraryPage,
    folder: 'library',
    part: 'Library',
    piece: 'Library article',
    long: true,
  },
  {
    name: 'blog-post',
    matches: below('/blog'),
    schema: blogPage,
    folder: 'blog',
    part: 'Blog',
    piece: 'Blog post',
    long: true,
  },
  {
    name: 'guide',
    matches: below('/resources/guides'),
    schema: guidePage,
    folder: 'resources/guides',
    part: 'Resources',
    piece: 'Guide',
    long: true,
  },
  {
    name: 'whitepaper',
    matches: below('/resources/whitepapers'),
    schema: whitepaperPage,
    folder: 'resources/whitepapers',
    part: 'Resources',
    piece: 'White paper',
    long: true,
  },
  {
    name: 'case-study',
    matches: below('/resources/case-studies'),
    schema: caseStudyPage,
    folder: 'resources/case-studies',
    part: 'Resources',
    searchWeight: 0.6,
    long: true,
  },
  {
    name: 'webinar',
    matches: below('/resources/webinars'),
    schema: webinarPage,
    folder: 'resources/webinars',
    part: 'Resources',
    long: true,
  },
  {
    name: 'ai-service',
    matches: at(...aiServices),
    schema: aiServicePage,
    folder: 'services',
    part: 'Services',
    searchWeight: 1.4,
    fewestWords: 450,
    commercial: true,
  },
  {
    name: 'service',
    matches: below('/services'),
    schema: servicePage,
    folder: 'services',
    part: 'Services',
    searchWeight: 1.4,
    fewestWords: 450,
    commercial: true,
  },
  {
    name: 'sub-service',
    matches: (path) => /^\/services\/[^/]+\/[^/]+$/.test(path),
    schema: subServicePage,
    folder: 'services/*',
    part: 'Services',
    searchWeight: 1.2,
    fewestWords: 300,
    commercial: true,
  },
  {
    name: 'industry',
    matches: below('/industries'),
    schema: industryPage,
    folder: 'industries',
    part: 'Industries',
    linkName: (name) => `${name} IT`,
    searchWeight: 1.2,
    fewestWords: 450,
    commercial: true,
  },
  {
    name: 'location',
    matches: below('/locations'),
    schema: locationPage,
    folder: 'locations',
    part: 'Locations',
    listName: (path) => cityName(path.slice('/locations/'.length)),
    linkName: (name) => `IT services in ${name}`,
    searchWeight: 1.4,
    fewestWords: 400,
    commercial: true,
  },
  {
    name: 'city-it-support',
    matches: (path) => cities.has(path.replace(/^\/it-support-/, '')),
    schema: cityItSupportPage,
    folder: '(city-it-support)',
    part: 'IT support by city',
    listName: (path) => `IT support in ${cityName(cityOf(path))}`,
    searchWeight: 0.4,
    fewestWords: 400,
    perCity: true,
    commercial: true,
  },
  {
    name: 'landing',
    matches: (path) => cities.has(landingOf(path)?.city ?? ''),
    schema: landingPage,
    folder: '(landing)',
    part: 'Topics by city',
    listName: (path) => `${landingOf(path)?.topic.name} in ${cityName(cityOf(path))}`,
    searchWeight: 0.25,
    fewestWords: 350,
    perCity: true,
    commercial: true,
  },
  {
    name: 'comparison',
    matches: at(
      '/toronto-it-services-comparison',
      '/top-it-managed-service-providers-in-toronto',
      '/top-managed-service-providers-toronto',
      '/managed-service-provider',
    ),
    schema: comparisonPage,
    folder: '(comparisons)',
    searchWeight: 0.6,
    fewestWords: 450,
    commercial: true,
  },
  {
    name: 'legal',
    matches: at('/privacy-policy', '/terms-of-service'),
    schema: legalPage,
    folder: '(legal)',
    listName: 'crumb',
    searchWeight: 0.8,
  },
] as const satisfies readonly Kind[];
