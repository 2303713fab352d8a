import { searchTitle, tidyQuery } from '../../../shared/search/search.ts';
import {
  answerPostalCode,
  postalField,
  postalMessages,
  postalPath,
  readPostalCode,
} from '../../../shared/tools/postal-code.ts';
import type { ReadRoute } from '../../http/route.ts';
import type { Dist } from '../dist.ts';

type Needs = { dist: Dist };

/** `GET /locations/find?postal=` (decision 24), for browsers without JavaScript. */
export const postalCode = ({ dist }: Needs): ReadRoute => ({
  method: 'GET',
  path: postalPath,
  summary: 'Say which city a postal code belongs to, and how soon help is there.',
  access: 'public',
  limit: 'search',
  forPeople: true,
  query: { [postalField]: 'Three to six characters of a Canadian postal code.' },
  handle: ({ query }) => {
    const page = { of: 'postal-code' } as const;
    const asked = query.get(postalField);
    if (asked === null) return { status: 200, page };
    const typed = tidyQuery(asked);
    const code = readPostalCode(typed);
    const values = { [postalField]: typed };
    if (!code) {
      const fields = { [postalField]: postalMessages.wrong };
      return { status: 200, page: { ...page, form: { action: postalPath, values, fields } } };
    }
    const table = dist.postalTable();
    if (!table) throw new Error('The table of postal codes is missing: npm run build writes it');
    const { path, ...texts } = answerPostalCode(table, code);
    return {
      status: 200,
      page: { ...page, typed: values, results: [{ path, texts }], title: (own) => searchTitle(texts.title, own) },
    };
  },
});
