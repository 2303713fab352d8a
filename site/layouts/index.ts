import type { ReactElement } from 'react';
import type { Layout, PageContext } from '../context.ts';
import type { FrontMatterOf, KindName } from '../schema/kinds.ts';
import { About } from './about.tsx';
import { Accessibility } from './accessibility.tsx';
import { AiService } from './ai-service.tsx';
import { Assessment } from './assessment.tsx';
import { BlogIndex } from './blog-index.tsx';
import { BlogPost } from './blog-post.tsx';
import { Brand } from './brand.tsx';
import { CaseStudy } from './case-study.tsx';
import { Checklist } from './checklist.tsx';
import { CityItSupport } from './city-it-support.tsx';
import { Claims } from './claims.tsx';
import { Comparison } from './comparison.tsx';
import { Compliance } from './compliance.tsx';
import { Contact } from './contact.tsx';
import { DentalCompliance } from './dental-compliance.tsx';
import { Guide } from './guide.tsx';
import { Home } from './home.tsx';
import { Industry } from './industry.tsx';
import { IndustryIndex } from './industry-index.tsx';
import { KnowledgeHub } from './knowledge-hub.tsx';
import { Landing } from './landing.tsx';
import { Legal } from './legal.tsx';
import { Library } from './library.tsx';
import { LibraryIndex } from './library-index.tsx';
import { Location } from './location.tsx';
import { LocationIndex } from './location-index.tsx';
import { Notice } from './notice.tsx';
import { Partnerships } from './partnerships.tsx';
import { Pricing } from './pricing.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { CaseStudyIndex, GuideIndex, WhitepaperIndex } from './resource-indexes.tsx';
import { Resources } from './resources.tsx';
import { Service } from './service.tsx';
import { ServiceIndex } from './service-index.tsx';
import { SiteMap } from './site-map.tsx';
import { SmallBusiness } from './small-business.tsx';
import { SubService } from './sub-service.tsx';
import { Text } from './text.tsx';
import { Videos } from './videos.tsx';
import { WebinarPage } from './webinar.tsx';
import { WebinarIndex } from './webinar-index.tsx';
import { Whitepaper } from './whitepaper.tsx';

/** The layout of each kind of page. */
const layouts: { [Name in KindName]: Layout<Name> } = {
  home: Home,
  contact: Contact,
  'service-index': ServiceIndex,
  'industry-index': IndustryIndex,
  'location-index': LocationIndex,
  pricing: Pricing,
  claims: Claims,
  'site-map': SiteMap,
  assessment: Assessment,
  resources: Resources,
  'guide-index': GuideIndex,
  'whitepaper-index': WhitepaperIndex,
  'case-study-index': CaseStudyIndex,
  'webinar-index': WebinarIndex,
  'library-index': LibraryIndex,
  'knowledge-hub': KnowledgeHub,
  videos: Videos,
  'blog-index': BlogIndex,
  library: Library,
  'blog-post': BlogPost,
  guide: Guide,
  whitepaper: Whitepaper,
  'case-study': CaseStudy,
  webinar: WebinarPage,
  'ai-service': AiService,
  service: Service,
  'sub-service': SubService,
  industry: Industry,
  location: Location,
  'city-it-support': CityItSupport,
  landing: Landing,
  comparison: Comparison,
  notice: Notice,
  legal: Legal,
  accessibility: Accessibility,
  about: About,
  partnerships: Partnerships,
  'privacy-choices': PrivacyChoices,
  brand: Brand,
  compliance: Compliance,
  checklist: Checklist,
  'dental-compliance': DentalCompliance,
  'small-business': SmallBusiness,
  text: Text,
};

/** The document of one page. The front matter was checked against its kind's schema when it was read. */
export function renderPage<Name extends KindName>(
  kind: Name,
  page: PageContext,
  data: unknown,
  content: string,
): ReactElement {
  return layouts[kind]({ page, data: data as FrontMatterOf<Name>, content });
}
