/** In order; the last one is the default. */
export const siteMapParts = [
  'Services',
  'Industries',
  'Locations',
  'IT support by city',
  'Topics by city',
  'Library',
  'Blog',
  'Resources',
  'Company and legal',
] as const;
export type SiteMapPart = (typeof siteMapParts)[number];
