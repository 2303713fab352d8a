import { landingOf } from './landing-topics.ts';

const under = (prefix: string) => (path: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Parts of the site map page, in order; a page stands in the first that has it, the last takes what is left. */
export const siteMapGroups: readonly { title: string; has: (path: string) => boolean }[] = [
  { title: 'Services', has: under('/services') },
  { title: 'Industries', has: under('/industries') },
  { title: 'Locations', has: under('/locations') },
  { title: 'IT support by city', has: (path) => path.startsWith('/it-support-') },
  { title: 'Topics by city', has: (path) => landingOf(path) !== undefined },
  { title: 'Library', has: under('/library') },
  { title: 'Blog', has: under('/blog') },
  { title: 'Resources', has: under('/resources') },
  { title: 'Company and legal', has: () => true },
];
