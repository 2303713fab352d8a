import { accessibilityPage } from './accessibility.ts';
import { aboutPage, checklistPage, partnershipsPage, privacyChoicesPage, textPage } from './company-pages.ts';
import { compliancePage } from './compliance.ts';
import { at, type Kind } from './kind.ts';
import { plainPage } from './page.ts';
import { pricingPage } from './pricing.ts';
import { dentalCompliancePage, smallBusinessPage } from './static-landing.ts';

/** What the lists of things to read have in common. */
const index = { schema: plainPage, searchWeight: 0.8 } as const;
const resourceIndex = { ...index, part: 'Resources' } as const;

/** Kinds whose pages have fixed addresses. */
export const fixedKinds = [
  { name: 'home', matches: at('/'), schema: plainPage, searchWeight: 0.5, long: true },
  { name: 'contact', matches: at('/contact-us'), schema: plainPage, searchWeight: 2 },
  { name: 'service-index', matches: at('/services'), schema: plainPage, part: 'Services' },
  { name: 'industry-index', matches: at('/industries'), schema: plainPage, part: 'Industries' },
  {
    name: 'location-index',
    matches: at('/locations'),
    schema: plainPage,
    part: 'Locations',
    crumb: 'Service Areas',
  },
  { name: 'pricing', matches: at('/pricing'), schema: pricingPage, searchWeight: 1.4 },
  { name: 'claims', matches: at('/claims-and-sources'), schema: plainPage, long: 'register' },
  { name: 'site-map', matches: at('/sitemap'), schema: plainPage, long: true },
  {
    name: 'assessment',
    matches: at('/resources/cybersecurity-assessment'),
    schema: textPage,
    part: 'Resources',
    long: true,
  },
  { name: 'resources', matches: at('/resources'), ...resourceIndex },
  { name: 'guide-index', matches: at('/resources/it-guides'), ...resourceIndex },
  { name: 'whitepaper-index', matches: at('/resources/whitepapers'), ...resourceIndex },
  { name: 'case-study-index', matches: at('/resources/case-studies'), ...resourceIndex },
  { name: 'webinar-index', matches: at('/resources/webinars'), ...resourceIndex },
  { name: 'library-index', matches: at('/library'), ...index, part: 'Library', crumb: 'Knowledge Library', long: true },
  {
    name: 'glossary',
    matches: at('/library/glossary'),
    ...index,
    part: 'Library',
    crumb: 'Glossary',
    long: 'register',
  },
  { name: 'knowledge-hub', matches: at('/knowledge-hub'), ...index, long: true },
  { name: 'videos', matches: at('/blog/videos'), ...index, part: 'Blog', long: true },
  { name: 'blog-index', matches: at('/blog'), ...index, part: 'Blog', long: true },
  { name: 'notice', matches: at('/thank-you', '/unsubscribe'), schema: plainPage, hidden: true },
  { name: 'accessibility', matches: at('/accessibility'), schema: accessibilityPage },
  { name: 'about', matches: at('/about-us'), schema: aboutPage },
  { name: 'partnerships', matches: at('/partnerships'), schema: partnershipsPage },
  { name: 'privacy-choices', matches: at('/privacy-choices'), schema: privacyChoicesPage },
  { name: 'brand', matches: at('/brand'), schema: textPage },
  { name: 'demo', matches: at('/demo/micro-interactions'), schema: plainPage, hidden: true, long: true },
  { name: 'widgets', matches: at('/widgets'), schema: plainPage, long: true },
  { name: 'compliance', matches: at('/pipeda-compliance'), schema: compliancePage },
  { name: 'checklist', matches: at('/pipeda-compliance-checklist'), schema: checklistPage },
  {
    name: 'dental-compliance',
    matches: at('/cybersecurity-compliance-dentists-gta'),
    schema: dentalCompliancePage,
    searchWeight: 0.5,
    commercial: true,
  },
  {
    name: 'small-business',
    matches: at('/best-smb-it-support-toronto'),
    schema: smallBusinessPage,
    searchWeight: 0.5,
    commercial: true,
  },
  { name: 'roi-calculator', matches: at('/roi-calculator'), schema: textPage, searchWeight: 1.2 },
  { name: 'cybersecurity-tracker', matches: at('/cybersecurity-tracker'), schema: textPage, long: true },
] as const satisfies readonly Kind[];
