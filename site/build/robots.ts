import type { SiteContext } from '../pages/site-context.ts';

/** `/admin` stays crawlable, so that crawlers see its `noindex` (decision 43). */
export function robotsText({ origin }: SiteContext): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
