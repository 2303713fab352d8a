import type { ZodType } from 'zod';
import { landingOf } from '../data/landing-topics.ts';
import { places } from '../data/places.ts';
import { services } from '../data/services.ts';
import { accessibilityPage } from './accessibility.ts';
import { blogPage, caseStudyPage, guidePage, libraryPage, webinarPage, whitepaperPage } from './article.ts';
import {
  aboutPage,
  checklistPage,
  legalPage,
  partnershipsPage,
  privacyChoicesPage,
  textPage,
} from './company-pages.ts';
import { comparisonPage } from './comparison.ts';
import { compliancePage } from './compliance.ts';
import { industryPage } from './industry.ts';
import { type PlainPage, plainPage } from './page.ts';
import { cityItSupportPage, landingPage, locationPage } from './place-pages.ts';
import { pricingPage } from './pricing.ts';
import { aiServicePage, servicePage, subServicePage } from './service.ts';
import { dentalCompliancePage, smallBusinessPage } from './static-landing.ts';

/** A kind of page: which addresses it has and what its front matter must say. Its layout has the same name. */
export type Kind = {
  name: string;
  matches: (path: string) => boolean;
  schema: ZodType<PlainPage>;
  /** For a page that is an answer, not a place to arrive at: noindex, and in no sitemap. */
  hidden?: boolean;
};

const at =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);
const below = (pattern: RegExp) => (path: string) => pattern.test(path);
const cities = new Set(places.map((place) => place.slug));
const aiServices = services.filter(({ family }) => family === 'ai').map(({ slug }) => `/services/${slug}`);

/** The first kind whose `matches` holds is the page's. */
export const kinds = [
  { name: 'home', matches: at('/'), schema: plainPage },
  { name: 'contact', matches: at('/contact-us'), schema: plainPage },
  { name: 'service-index', matches: at('/services'), schema: plainPage },
  { name: 'industry-index', matches: at('/industries'), schema: plainPage },
  { name: 'location-index', matches: at('/locations'), schema: plainPage },
  { name: 'pricing', matches: at('/pricing'), schema: pricingPage },
  { name: 'claims', matches: at('/claims-and-sources'), schema: plainPage },
  { name: 'site-map', matches: at('/sitemap'), schema: plainPage },
  { name: 'assessment', matches: at('/resources/cybersecurity-assessment'), schema: textPage },
  { name: 'resources', matches: at('/resources'), schema: plainPage },
  { name: 'guide-index', matches: at('/resources/it-guides'), schema: plainPage },
  { name: 'whitepaper-index', matches: at('/resources/whitepapers'), schema: plainPage },
  { name: 'case-study-index', matches: at('/resources/case-studies'), schema: plainPage },
  { name: 'webinar-index', matches: at('/resources/webinars'), schema: plainPage },
  { name: 'library-index', matches: at('/library'), schema: plainPage },
  { name: 'knowledge-hub', matches: at('/knowledge-hub'), schema: plainPage },
  { name: 'videos', matches: at('/blog/videos'), schema: plainPage },
  { name: 'blog-index', matches: at('/blog'), schema: plainPage },
  { name: 'library', matches: below(/^\/library\/[^/]+$/), schema: libraryPage },
  { name: 'blog-post', matches: below(/^\/blog\/[^/]+$/), schema: blogPage },
  { name: 'guide', matches: below(/^\/resources\/guides\/[^/]+$/), schema: guidePage },
  { name: 'whitepaper', matches: below(/^\/resources\/whitepapers\/[^/]+$/), schema: whitepaperPage },
  { name: 'case-study', matches: below(/^\/resources\/case-studies\/[^/]+$/), schema: caseStudyPage },
  { name: 'webinar', matches: below(/^\/resources\/webinars\/[^/]+$/), schema: webinarPage },
  { name: 'ai-service', matches: at(...aiServices), schema: aiServicePage },
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
  { name: 'notice', matches: at('/thank-you', '/unsubscribe'), schema: plainPage, hidden: true },
  { name: 'legal', matches: at('/privacy-policy', '/terms-of-service'), schema: legalPage },
  { name: 'accessibility', matches: at('/accessibility'), schema: accessibilityPage },
  { name: 'about', matches: at('/about-us'), schema: aboutPage },
  { name: 'partnerships', matches: at('/partnerships'), schema: partnershipsPage },
  { name: 'privacy-choices', matches: at('/privacy-choices'), schema: privacyChoicesPage },
  { name: 'brand', matches: at('/brand'), schema: textPage },
  { name: 'compliance', matches: at('/pipeda-compliance'), schema: compliancePage },
  { name: 'checklist', matches: at('/pipeda-compliance-checklist'), schema: checklistPage },
  {
    name: 'dental-compliance',
    matches: at('/cybersecurity-compliance-dentists-gta'),
    schema: dentalCompliancePage,
  },
  { name: 'small-business', matches: at('/best-smb-it-support-toronto'), schema: smallBusinessPage },
  {
    name: 'text',
    matches: at('/roi-calculator', '/cybersecurity-tracker'),
    schema: textPage,
  },
] as const satisfies readonly Kind[];

export type KindName = (typeof kinds)[number]['name'];

/** The checked front matter of a kind. */
export type FrontMatterOf<Name extends KindName> = Extract<(typeof kinds)[number], { name: Name }>['schema']['_output'];
