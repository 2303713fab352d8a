import { searchField, searchPath, searchStatus, tidyQuery } from '../../../shared/search/search.ts';
import type { ReadRoute } from '../../http/route.ts';
import type { Search } from '../create-search.ts';

type Needs = { search: Search };

const nothing = { hits: [], total: 0 };

/** `GET /search?q=` (docs/product.md, section 2), also without JavaScript. */
export const search = ({ search }: Needs): ReadRoute => ({
  method: 'GET',
  path: searchPath,
  summary: 'Search the pages of the site.',
  access: 'public',
  limit: 'search',
  forPeople: true,
  query: { [searchField]: 'The words to look for.' },
  handle: async ({ query }) => {
    const asked = tidyQuery(query.get(searchField) ?? '');
    const packed = await search.page(asked);
    if (packed) return { status: 200, packed: { of: 'search', ...packed } };
    return { status: 200, text: searchStatus(nothing, asked) };
  },
});
