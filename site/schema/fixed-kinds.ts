import { accessibilityPage } from './accessibility.ts';
import {
  aboutPage,
  checklistPage,
  partnershipsPage,
  peoplePage,
  privacyChoicesPage,
  textPage,
  whoWeAreForPage,
} from './company-pages.ts';
import { compliancePage } from './compliance.ts';
import { exactly, type Kind } from './kind.ts';
import { plainPage } from './page.ts';
import { pricingPage, serviceLevelsPage } from './pricing.ts';
import { dentalCompliancePage, smallBusinessPage } from './static-landing.ts';

/** What the lists of things to read have in common. */
const index = { schema: plainPage, searchWeight: 0.8 } as const;
const resourceIndex = { ...index, part: 'Resources' } as const;

/** Kinds whose pages have fixed addresses. */
export const fixedKinds = [
  { name: 'home', matches: exactly('/'), schema: plainPage, searchWeight: 0.5, long: true },
  { name: 'contact', matches: exactly('/contact-us'), crumb: 'Contact us', schema: plainPage, searchWeight: 2 },
  { name: 'service-index', matches: exactly('/services'), crumb: 'Services', schema: plainPage, part: 'Services' },
  {
    name: 'industry-index',
    matches: exactly('/industries'),
    crumb: 'Industries',
    schema: plainPage,
    part: 'Industries',
  },
  {
    name: 'location-index',
    matches: exactly('/locations'),
    schema: plainPage,
    part: 'Locations',
    crumb: 'Service Areas',
  },
  {
    name: 'pricing',
    matches: exactly('/pricing'),
    crumb: 'Pricing',
    schema: pricingPage,
    searchWeight: 1.4,
    long: true,
  },
  {
    name: 'service-levels',
    matches: exactly('/service-levels'),
    crumb: 'Service levels',
    schema: serviceLevelsPage,
    searchWeight: 1.2,
  },
  {
    name: 'who-we-are-for',
    matches: exactly('/who-we-are-for'),
    crumb: 'Who we are for',
    schema: whoWeAreForPage,
    searchWeight: 1.2,
  },
  { name: 'people', matches: exactly('/people'), schema: peoplePage, crumb: 'Our people', searchWeight: 1.2 },
  {
    name: 'claims',
    matches: exactly('/claims-and-sources'),
    crumb: 'Claims and sources',
    schema: plainPage,
    long: 'register',
  },
  { name: 'site-map', matches: exactly('/sitemap'), crumb: 'Site map', schema: plainPage, long: true },
  {
    name: 'assessment',
    matches: exactly('/resources/cybersecurity-assessment'),
    crumb: 'Cybersecurity assessment',
    schema: textPage,
    part: 'Resources',
    long: true,
  },
  { name: 'resources', matches: exactly('/resources'), crumb: 'Resources', ...resourceIndex },
  { name: 'guide-index', matches: exactly('/resources/it-guides'), crumb: 'IT guides', ...resourceIndex },
  { name: 'whitepaper-index', matches: exactly('/resources/whitepapers'), crumb: 'White papers', ...resourceIndex },
  { name: 'case-study-index', matches: exactly('/resources/case-studies'), crumb: 'Project stories', ...resourceIndex },
  { name: 'webinar-index', matches: exactly('/resources/webinars'), crumb: 'Webinars', ...resourceIndex },
  {
    name: 'library-index',
    matches: exactly('/library'),
    ...index,
    part: 'Library',
    crumb: 'Knowledge Library',
    long: true,
  },
  {
    name: 'glossary',
    matches: exactly('/library/glossary'),
    ...index,
    part: 'Library',
    crumb: 'Glossary',
    long: 'register',
  },
  { name: 'knowledge-hub', matches: exactly('/knowledge-hub'), crumb: 'Knowledge hub', ...index, long: true },
  { name: 'videos', matches: exactly('/blog/videos'), crumb: 'Videos', ...index, part: 'Blog', long: true },
  { name: 'blog-index', matches: exactly('/blog'), crumb: 'Blog', ...index, part: 'Blog', long: true },
  { name: 'notice', matches: exactly('/thank-you', '/unsubscribe'), schema: plainPage, hidden: true },
  { name: 'accessibility', matches: exactly('/accessibility'), crumb: 'Accessibility', schema: accessibilityPage },
  { name: 'about', matches: exactly('/about-us'), crumb: 'About us', schema: aboutPage },
  { name: 'partnerships', matches: exactly('/partnerships'), crumb: 'Partnerships', schema: partnershipsPage },
  {
    name: 'privacy-choices',
    matches: exactly('/privacy-choices'),
    crumb: 'Privacy choices',
    schema: privacyChoicesPage,
  },
  { name: 'brand', matches: exactly('/brand'), crumb: 'Brand guide', schema: textPage },
  {
    name: 'demo',
    matches: exactly('/demo/micro-interactions'),
    crumb: 'Micro-interactions',
    schema: plainPage,
    hidden: true,
    long: true,
  },
  { name: 'widgets', matches: exactly('/widgets'), crumb: 'Website widgets', schema: plainPage, long: true },
  { name: 'compliance', matches: exactly('/pipeda-compliance'), crumb: 'PIPEDA compliance', schema: compliancePage },
  {
    name: 'checklist',
    matches: exactly('/pipeda-compliance-checklist'),
    crumb: 'PIPEDA compliance checklist',
    schema: checklistPage,
  },
  {
    name: 'dental-compliance',
    matches: exactly('/cybersecurity-compliance-dentists-gta'),
    crumb: 'Dental cybersecurity and compliance',
    schema: dentalCompliancePage,
    searchWeight: 0.5,
    commercial: true,
  },
  {
    name: 'small-business',
    matches: exactly('/best-smb-it-support-toronto'),
    crumb: 'Small business IT support in Toronto',
    schema: smallBusinessPage,
    searchWeight: 0.5,
    commercial: true,
  },
  {
    name: 'roi-calculator',
    matches: exactly('/roi-calculator'),
    crumb: 'ROI calculator',
    schema: textPage,
    searchWeight: 1.2,
  },
  {
    name: 'cybersecurity-tracker',
    matches: exactly('/cybersecurity-tracker'),
    crumb: 'Cybersecurity tracker',
    schema: textPage,
    long: true,
  },
] as const satisfies readonly Kind[];
