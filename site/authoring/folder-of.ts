import type { KindName } from '../schema/kinds.ts';

/**
 * Where the Markdown of a kind stands below `site/content`. A folder in parentheses is not part of the address;
 * a kind without an entry has fixed addresses at the top.
 */
export const folderOf: Partial<Record<KindName, string>> = {
  library: 'library',
  'blog-post': 'blog',
  guide: 'resources/guides',
  whitepaper: 'resources/whitepapers',
  'case-study': 'resources/case-studies',
  webinar: 'resources/webinars',
  'ai-service': 'services',
  service: 'services',
  'sub-service': 'services',
  industry: 'industries',
  location: 'locations',
  'city-it-support': '(city-it-support)',
  landing: '(landing)',
  comparison: '(comparisons)',
  legal: '(legal)',
};
