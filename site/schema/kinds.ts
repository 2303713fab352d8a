import { about } from '../kinds/about/kind.ts';
import { accessibility } from '../kinds/accessibility/kind.ts';
import { aiService } from '../kinds/ai-service/kind.ts';
import { assessment } from '../kinds/assessment/kind.ts';
import { blogIndex } from '../kinds/blog-index/kind.ts';
import { blogPost } from '../kinds/blog-post/kind.ts';
import { brand } from '../kinds/brand/kind.ts';
import { caseStudy } from '../kinds/case-study/kind.ts';
import { caseStudyIndex } from '../kinds/case-study-index/kind.ts';
import { checklist } from '../kinds/checklist/kind.ts';
import { cityItSupport } from '../kinds/city-it-support/kind.ts';
import { claims } from '../kinds/claims/kind.ts';
import { comparison } from '../kinds/comparison/kind.ts';
import { compliance } from '../kinds/compliance/kind.ts';
import { contact } from '../kinds/contact/kind.ts';
import { cybersecurityTracker } from '../kinds/cybersecurity-tracker/kind.ts';
import { demo } from '../kinds/demo/kind.ts';
import { dentalCompliance } from '../kinds/dental-compliance/kind.ts';
import { developers } from '../kinds/developers/kind.ts';
import { glossary } from '../kinds/glossary/kind.ts';
import { guide } from '../kinds/guide/kind.ts';
import { guideIndex } from '../kinds/guide-index/kind.ts';
import { home } from '../kinds/home/kind.ts';
import { industry } from '../kinds/industry/kind.ts';
import { industryIndex } from '../kinds/industry-index/kind.ts';
import { knowledgeHub } from '../kinds/knowledge-hub/kind.ts';
import { landing } from '../kinds/landing/kind.ts';
import { legal } from '../kinds/legal/kind.ts';
import { library } from '../kinds/library/kind.ts';
import { libraryIndex } from '../kinds/library-index/kind.ts';
import { location } from '../kinds/location/kind.ts';
import { locationIndex } from '../kinds/location-index/kind.ts';
import { notice } from '../kinds/notice/kind.ts';
import { general } from '../kinds/page/kind.ts';
import { partnerships } from '../kinds/partnerships/kind.ts';
import { people } from '../kinds/people/kind.ts';
import { pricing } from '../kinds/pricing/kind.ts';
import { privacyChoices } from '../kinds/privacy-choices/kind.ts';
import { resources } from '../kinds/resources/kind.ts';
import { roiCalculator } from '../kinds/roi-calculator/kind.ts';
import { service } from '../kinds/service/kind.ts';
import { serviceIndex } from '../kinds/service-index/kind.ts';
import { serviceLevels } from '../kinds/service-levels/kind.ts';
import { siteMap } from '../kinds/site-map/kind.ts';
import { smallBusiness } from '../kinds/small-business/kind.ts';
import { subService } from '../kinds/sub-service/kind.ts';
import { videos } from '../kinds/videos/kind.ts';
import { webinar } from '../kinds/webinar/kind.ts';
import { webinarIndex } from '../kinds/webinar-index/kind.ts';
import { whitepaper } from '../kinds/whitepaper/kind.ts';
import { whitepaperIndex } from '../kinds/whitepaper-index/kind.ts';
import { whoWeAreFor } from '../kinds/who-we-are-for/kind.ts';
import { widgets } from '../kinds/widgets/kind.ts';
import type { Kind } from './kind.ts';

/** The first whose `matches` returns true wins: `/blog/videos` is not a post. `general` is last: it takes any address. */
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
  developers,
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
  general,
] as const;

export type KindName = (typeof kinds)[number]['name'];

export type FrontMatterOf<Name extends KindName> = Extract<(typeof kinds)[number], { name: Name }>['schema']['_output'];

const byName: ReadonlyMap<KindName, Kind> = new Map(kinds.map((kind) => [kind.name, kind]));

export function kindOf(name: KindName): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`No kind "${name}" in site/schema/kinds.ts`);
  return kind;
}

/** Undefined for an address of the server. */
export function kindAt(path: string): (Kind & { name: KindName }) | undefined {
  return kinds.find(({ matches }) => matches(path));
}
