/** Headings of the site map in order; a page that belongs under no other stands under the last. */
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
