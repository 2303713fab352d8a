import type { SiteContext } from '../context.ts';

/** robots.txt: all may read; the API and staff pages are no one's to crawl. */
export function robotsText({ origin }: SiteContext): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`;
}
