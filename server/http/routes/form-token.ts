import { type FormTokenAnswer, paths } from '../../../widgets/contract/http.ts';
import type { ReadRoute } from '../route.ts';

/** `GET /api/form-token`: a signed token for one form, and the work it asks for while the load is unusual. */
export const formToken: ReadRoute = {
  method: 'GET',
  path: paths.formToken,
  summary: 'A signed token for one form.',
  access: 'partners',
  limit: 'formToken',
  handle: ({ services: { load, loadRule, formTokens } }) => {
    const bits = load.isUnusual(0) ? loadRule.bits : 0;
    const token = formTokens.issue(bits);
    return { status: 200, json: (bits ? { token, work: { bits } } : { token }) satisfies FormTokenAnswer };
  },
};
