/**
 * docs/product.md, sections 2, 3 and 9. Title and description of an internal link come from its page. Higher priority
 * comes first; a page's front matter can override it.
 */
export type RelatedGroup = 'core' | 'industries' | 'locations' | 'reading' | 'pieces';
export type RelatedLink = { url: string; group: RelatedGroup; priority: number };
export type ExternalLink = { title: string; url: string; description: string; category: Prefix; domain: string };

/** First path segments with their own links; other pages get `general`. */
export const prefixes = ['services', 'locations', 'industries', 'blog', 'resources', 'library'] as const;
export type Prefix = (typeof prefixes)[number] | 'general';

/** Maximum numbers of links: `default` for a standalone box, `wrapper` inside a page's frame, `cap` for any box. */
export const relatedLimits = {
  default: { internal: 4, external: 3 },
  wrapper: { internal: 6, external: 3 },
  cap: 8,
} as const;

/** `most`: per piece. Library articles have none, because their shelf follows below. */
export const relatedPieces = { most: 3, priority: 96, without: 'library' } as const;

/** Pages without the block (docs/product.md, section 2). */
export const withoutRelated: ReadonlySet<string> = new Set([
  '/',
  '/contact-us',
  '/about-us',
  '/services',
  '/services/managed-it',
  '/services/cybersecurity',
  '/services/cloud-solutions',
  '/industries',
  '/industries/legal',
  '/industries/healthcare',
  '/industries/dental',
  '/resources',
  '/resources/cybersecurity-assessment',
  '/resources/webinars',
  '/knowledge-hub',
]);

export const relatedLinks: readonly RelatedLink[] = [
  { url: '/services/managed-it', group: 'core', priority: 95 },
  { url: '/services/cybersecurity', group: 'core', priority: 94 },
  { url: '/services/cloud-solutions', group: 'core', priority: 90 },
  { url: '/services/business-continuity', group: 'core', priority: 84 },
  { url: '/services/compliance-consulting', group: 'core', priority: 80 },
  { url: '/services/vcio-it-consulting', group: 'core', priority: 76 },
  { url: '/services/voip', group: 'core', priority: 70 },
  { url: '/services/ai-consulting', group: 'core', priority: 68 },
  { url: '/industries/dental', group: 'industries', priority: 88 },
  { url: '/industries/legal', group: 'industries', priority: 87 },
  { url: '/industries/healthcare', group: 'industries', priority: 82 },
  { url: '/industries/finance', group: 'industries', priority: 74 },
  { url: '/industries/manufacturing', group: 'industries', priority: 72 },
  { url: '/industries/real-estate', group: 'industries', priority: 66 },
  { url: '/industries/construction', group: 'industries', priority: 64 },
  { url: '/industries/non-profit', group: 'industries', priority: 62 },
  { url: '/locations/toronto', group: 'locations', priority: 86 },
  { url: '/locations/mississauga', group: 'locations', priority: 78 },
  { url: '/locations/vaughan', group: 'locations', priority: 73 },
  { url: '/locations/markham', group: 'locations', priority: 71 },
  { url: '/locations/richmond-hill', group: 'locations', priority: 69 },
  { url: '/locations/brampton', group: 'locations', priority: 67 },
  { url: '/locations/oakville', group: 'locations', priority: 60 },
  { url: '/resources/cybersecurity-assessment', group: 'reading', priority: 92 },
  { url: '/pipeda-compliance-checklist', group: 'reading', priority: 79 },
  { url: '/roi-calculator', group: 'reading', priority: 75 },
  { url: '/cybersecurity-tracker', group: 'reading', priority: 65 },
  { url: '/pricing', group: 'reading', priority: 63 },
  { url: '/service-levels', group: 'reading', priority: 55 },
  { url: '/who-we-are-for', group: 'reading', priority: 54 },
  { url: '/people', group: 'reading', priority: 53 },
];

/** By prefix. Service pages have their own rule. */
export const groupsOf: Record<Prefix, readonly RelatedGroup[]> = {
  services: ['core', 'industries', 'locations'],
  locations: ['core', 'locations'],
  industries: ['core', 'industries', 'reading'],
  blog: ['reading', 'core'],
  resources: ['reading', 'core'],
  library: ['reading', 'core'],
  general: ['core', 'reading', 'industries'],
};

export const externalLinks: readonly ExternalLink[] = [
  {
    title: 'Baseline cyber security controls for small and medium organizations',
    url: 'https://www.cyber.gc.ca/en/guidance/baseline-cyber-security-controls-small-and-medium-organizations',
    description: 'The thirteen controls that the federal cyber centre recommends for firms your size.',
    category: 'services',
    domain: 'cyber.gc.ca',
  },
  {
    title: 'PIPEDA for businesses',
    url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/',
    description: 'The federal privacy law, explained by the commissioner who enforces it.',
    category: 'industries',
    domain: 'priv.gc.ca',
  },
  {
    title: 'Get Cyber Safe for business',
    url: 'https://www.getcybersafe.gc.ca/en',
    description: 'Short, plain advice that staff will read.',
    category: 'general',
    domain: 'getcybersafe.gc.ca',
  },
  {
    title: 'Responding to a health privacy breach',
    url: 'https://www.ipc.on.ca/en/health-organizations',
    description: 'What an Ontario clinic or dental office must do, from the provincial commissioner.',
    category: 'industries',
    domain: 'ipc.on.ca',
  },
  {
    title: 'Ransomware: how to prevent and recover',
    url: 'https://www.cyber.gc.ca/en/guidance/ransomware',
    description: 'Guidance from the Canadian Centre for Cyber Security.',
    category: 'library',
    domain: 'cyber.gc.ca',
  },
];
