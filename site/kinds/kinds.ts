import { about } from './about/kind.ts';
import { accessibility } from './accessibility/kind.ts';
import { aiService } from './ai-service/kind.ts';
import { assessment } from './assessment/kind.ts';
import { blogIndex } from './blog-index/kind.ts';
import { blogPost } from './blog-post/kind.ts';
import { brand } from './brand/kind.ts';
import { caseStudy } from './case-study/kind.ts';
import { caseStudyIndex } from './case-study-index/kind.ts';
import { checklist } from './checklist/kind.ts';
import { cityItSupport } from './city-it-support/kind.ts';
import { claims } from './claims/kind.ts';
import { comparison } from './comparison/kind.ts';
import { compliance } from './compliance/kind.ts';
import { contact } from './contact/kind.ts';
import { cybersecurityTracker } from './cybersecurity-tracker/kind.ts';
import { demo } from './demo/kind.ts';
import { dentalCompliance } from './dental-compliance/kind.ts';
import { glossary } from './glossary/kind.ts';
import { guide } from './guide/kind.ts';
import { guideIndex } from './guide-index/kind.ts';
import { home } from './home/kind.ts';
import { industry } from './industry/kind.ts';
import { industryIndex } from './industry-index/kind.ts';
import type { Kind } from './kind.ts';
import { knowledgeHub } from './knowledge-hub/kind.ts';
import { landing } from './landing/kind.ts';
import { legal } from './legal/kind.ts';
import { library } from './library/kind.ts';
import { libraryIndex } from './library-index/kind.ts';
import { location } from './location/kind.ts';
import { locationIndex } from './location-index/kind.ts';
import { notice } from './notice/kind.ts';
import { partnerships } from './partnerships/kind.ts';
import { people } from './people/kind.ts';
import { pricing } from './pricing/kind.ts';
import { privacyChoices } from './privacy-choices/kind.ts';
import { resources } from './resources/kind.ts';
import { roiCalculator } from './roi-calculator/kind.ts';
import { service } from './service/kind.ts';
import { serviceIndex } from './service-index/kind.ts';
import { serviceLevels } from './service-levels/kind.ts';
import { siteMap } from './site-map/kind.ts';
import { smallBusiness } from './small-business/kind.ts';
import { subService } from './sub-service/kind.ts';
import { videos } from './videos/kind.ts';
import { webinar } from './webinar/kind.ts';
import { webinarIndex } from './webinar-index/kind.ts';
import { whitepaper } from './whitepaper/kind.ts';
import { whitepaperIndex } from './whitepaper-index/kind.ts';
import { whoWeAreFor } from './who-we-are-for/kind.ts';
import { widgets } from './widgets/kind.ts';

/** Every kind of page. The first whose `matches` holds is the page's: `/blog/videos` is no post. */
export const kinds = [
  home,
  contact,
  serviceIndex,
  industryIndex,
  locationIndex,
  pricing,
  serviceLevels,
  whoWeAreFor,
  people,
  claims,
  siteMap,
  assessment,
  resources,
  guideIndex,
  whitepaperIndex,
  caseStudyIndex,
  webinarIndex,
  libraryIndex,
  glossary,
  knowledgeHub,
  videos,
  blogIndex,
  notice,
  accessibility,
  about,
  partnerships,
  privacyChoices,
  brand,
  demo,
  widgets,
  compliance,
  checklist,
  dentalCompliance,
  smallBusiness,
  roiCalculator,
  cybersecurityTracker,
  library,
  blogPost,
  guide,
  whitepaper,
  caseStudy,
  webinar,
  aiService,
  service,
  subService,
  industry,
  location,
  cityItSupport,
  landing,
  comparison,
  legal,
] as const;

export type KindName = (typeof kinds)[number]['name'];

/** The checked front matter of a kind. */
export type FrontMatterOf<Name extends KindName> = Extract<(typeof kinds)[number], { name: Name }>['schema']['_output'];

const byName: ReadonlyMap<KindName, Kind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** The record of a kind. */
export function kindOf(name: KindName): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`No kind "${name}" in site/kinds/kinds.ts`);
  return kind;
}

/** The kind of the page at an address; undefined for an address that no page may have. */
export function kindAt(path: string): (Kind & { name: KindName }) | undefined {
  return kinds.find(({ matches }) => matches(path));
}
