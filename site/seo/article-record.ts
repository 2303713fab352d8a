import type { PageContext } from '../pages/site-context.ts';

/**
 * Author and reviewer are the business: the site names roles, not persons (decision 21). The reviewer is a property of
 * the page, not of the article.
 */
export function articleRecord(
  { path, title, description, site }: PageContext,
  updated: string,
  published?: string,
): object {
  const business = { '@id': `${site.origin}/#business` };
  const url = site.origin + path;
  return {
    '@type': 'Article',
    '@id': `${site.origin}${path}#article`,
    headline: title,
    description,
    url,
    inLanguage: 'en-CA',
    dateModified: updated,
    ...(published && { datePublished: published }),
    author: business,
    publisher: business,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, reviewedBy: business, lastReviewed: updated },
  };
}
