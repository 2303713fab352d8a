import type { PageContext } from '../context.ts';

/** An Article record without an author: no real person is named on the site (decision 21). */
export function articleRecord(
  { path, title, description, site }: PageContext,
  updated: string,
  published?: string,
): object {
  return {
    '@type': 'Article',
    '@id': `${site.origin}${path}#article`,
    headline: title,
    description,
    url: site.origin + path,
    inLanguage: 'en-CA',
    dateModified: updated,
    ...(published && { datePublished: published }),
    publisher: { '@id': `${site.origin}/#business` },
  };
}
