import type { SiteContext } from '../pages/site-context.ts';

/** robots.txt. `/admin` stays crawlable, so that a crawler can read its `noindex` (decision 43). */
export function robotsText({ origin }: SiteContext): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
