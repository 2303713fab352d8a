import { exactly, type Kind } from '../kind.ts';
import { plainPage } from '../plain-page.ts';

export const siteMap = {
  name: 'site-map',
  matches: exactly('/sitemap'),
  crumb: 'Site map',
  schema: plainPage,
  long: true,
} as const satisfies Kind;
