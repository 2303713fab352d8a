import type { Keyword } from './rule.ts';

/** `/{prefix}-…`. `to`: target if no keyword matches, and for the bare prefix. */
type LandingPages = { prefix: string; to: string; keywords?: readonly Keyword[] };

/**
 * Rule 2. A city is a keyword if it has a location page.
 * @param valid the site's pages
 */
export function landingPages(valid: readonly string[]): LandingPages[] {
  return [
    { prefix: 'it-services', to: '/services', keywords: servicesKeywords },
    { prefix: 'help-desk-services', to: '/help-desk-services-toronto' },
    { prefix: 'network-infrastructure', to: '/services/managed-it' },
    { prefix: 'cloud-services', to: '/cloud-services-toronto' },
    { prefix: 'voip-phone-systems', to: '/services/voip' },
    { prefix: 'data-backup-solutions', to: '/services/cloud-solutions' },
    { prefix: 'cybersecurity-services', to: '/cybersecurity-services-toronto' },
    { prefix: 'managed-it-services', to: '/managed-it-services-toronto' },
    { prefix: 'it-support', to: '/services/managed-it', keywords: [...cities(valid), ...supportKeywords] },
    { prefix: 'cloud-migration', to: '/services/cloud-solutions' },
  ];
}

const industries = (words: Record<string, string>) =>
  Object.entries(words).flatMap(([slug, starts]) =>
    starts.split(' ').map((start): Keyword => [start, `/industries/${slug}`]),
  );

/** Two lists: docs/product.md, section 4, rule 2. */
const servicesKeywords = industries({
  legal: 'legal',
  dental: 'dental',
  healthcare: 'healthcare',
  manufacturing: 'manufacturing',
  finance: 'financial accounting',
});
const supportKeywords = industries({
  legal: 'legal law',
  dental: 'dental dentist',
  healthcare: 'health medical clinic',
  manufacturing: 'manufactur',
  finance: 'financ account',
  'real-estate': 'real-estate',
  construction: 'construction',
  'non-profit': 'non-profit nonprofit',
});

/** Toronto is last: as a suffix it only names the region. */
function cities(valid: readonly string[]): Keyword[] {
  const isToronto = (path: string) => path === '/locations/toronto';
  const pages = valid.filter((path) => /^\/locations\/[^/]+$/.test(path)).sort();
  const inOrder = [...pages.filter((path) => !isToronto(path)), ...pages.filter(isToronto)];
  return inOrder.map((path) => [path.slice('/locations/'.length), path]);
}
