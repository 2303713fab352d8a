import { searchField, searchPath, searchStatus, searchTitle, tidyQuery } from '../../../shared/search/search.ts';
import type { ReadRoute } from '../../http/route.ts';
import type { Dist } from '../dist.ts';

type Needs = { dist: Dist };

/** `GET /search?q=` (docs/product.md, section 2), also without JavaScript. */
export const search = ({ dist }: Needs): ReadRoute => ({
  method: 'GET',
  path: searchPath,
  summary: 'Search the pages of the site.',
  access: 'public',
  limit: 'search',
  forPeople: true,
  query: { [searchField]: 'The words to look for.' },
  handle: ({ query }) => {
    const asked = tidyQuery(query.get(searchField) ?? '');
    const found = dist.finder()?.(asked) ?? { hits: [], total: 0 };
    const status = searchStatus(found, asked);
    return {
      status: 200,
      page: {
        of: 'search',
        slots: { 'form-status': status },
        typed: { [searchField]: asked },
        results: found.hits.map(({ path, others, ...texts }) => ({ path, others, texts })),
        title: (own) => searchTitle(status, own),
      },
    };
  },
});
