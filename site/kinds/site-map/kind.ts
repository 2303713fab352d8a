import { exactly, type Kind } from '../../schema/kind.ts';
import { plainPage } from '../../schema/plain-page.ts';

export const siteMap = {
  name: 'site-map',
  matches: exactly('/sitemap'),
  crumb: 'Site map',
  schema: plainPage,
} as const satisfies Kind;
