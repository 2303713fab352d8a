import type { SiteContext } from '../pages/site-context.ts';
import { canonicalAddress } from '../seo/title.ts';
import { xmlText } from './files/xml.ts';

/** Indexable pages with the day their text last changed; no aliases or staff tools (decision 6). */
export function sitemapXml({ pages, origin }: SiteContext): string {
  const entries = pages
    .filter((page) => !page.hidden)
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(
      ({ path, data }) =>
        `<url><loc>${xmlText(canonicalAddress(origin, path))}</loc><lastmod>${data.updated}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
