import type { Keyword } from '../rule.ts';

/** Old landing pages share a prefix: `/{prefix}-…`. The first keyword that is found decides, in this order. */
export type LandingPrefix = {
  prefix: string;
  keywords: readonly Keyword[];
  /** Where the rest leads, and the prefix alone. */
  otherwise: string;
};

const industry = (slug: string, ...keywords: string[]) =>
  keywords.map((keyword) => ({ keyword, to: `/industries/${slug}` }));

/** Keywords of `it-services-*` and of `it-support-*`: two lists, as the specification has them (section 4, rule 2). */
const forServices = [
  ...industry('legal', 'legal'),
  ...industry('dental', 'dental'),
  ...industry('healthcare', 'healthcare'),
  ...industry('manufacturing', 'manufacturing'),
  ...industry('finance', 'financial', 'accounting'),
];
const forSupport = [
  ...industry('legal', 'legal', 'law'),
  ...industry('dental', 'dental', 'dentist'),
  ...industry('healthcare', 'health', 'medical', 'clinic'),
  ...industry('manufacturing', 'manufactur'),
  ...industry('finance', 'financ', 'account'),
  ...industry('real-estate', 'real-estate'),
  ...industry('construction', 'construction'),
  ...industry('non-profit', 'non-profit', 'nonprofit'),
];

/** The prefixes of rule 2. `valid` are the site's pages: a city counts when it has a location page. */
export function landingPrefixes(valid: readonly string[]): LandingPrefix[] {
  const plain = (prefix: string, otherwise: string): LandingPrefix => ({ prefix, keywords: [], otherwise });
  return [
    { prefix: 'it-services', keywords: forServices, otherwise: '/services' },
    plain('help-desk-services', '/help-desk-services-toronto'),
    plain('network-infrastructure', '/services/managed-it'),
    plain('cloud-services', '/cloud-services-toronto'),
    plain('voip-phone-systems', '/services/voip'),
    plain('data-backup-solutions', '/services/cloud-solutions'),
    plain('cybersecurity-services', '/cybersecurity-services-toronto'),
    plain('managed-it-services', '/managed-it-services-toronto'),
    { prefix: 'it-support', keywords: [...cities(valid), ...forSupport], otherwise: '/services/managed-it' },
    plain('cloud-migration', '/services/cloud-solutions'),
  ];
}

/** Toronto comes last: as a suffix it only says which region the city lies in. */
function cities(valid: readonly string[]) {
  const pages = valid.filter((path) => /^\/locations\/[^/]+$/.test(path)).sort();
  const last = '/locations/toronto';
  return [...pages.filter((path) => path !== last), ...pages.filter((path) => path === last)].map((to) => ({
    keyword: to.slice('/locations/'.length),
    to,
  }));
}
