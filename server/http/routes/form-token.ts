import { type FormTokenAnswer, paths } from '../../../shared/http.ts';
import type { ReadRoute } from '../route.ts';

/** `GET /api/form-token`: a signed token for one form. */
export const formToken: ReadRoute = {
  method: 'GET',
  path: paths.formToken,
  summary: 'A signed token for one form.',
  access: 'partners',
  limit: 'formToken',
  handle: ({ services }) => ({
    status: 200,
    json: { token: services.formTokens.issue() } satisfies FormTokenAnswer,
  }),
};
