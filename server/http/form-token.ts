import * as z from 'zod/mini';
import { type FormTokenAnswer, paths } from '../../shared/http.ts';
import type { FormTokenSigner } from '../guards/form-token-signer.ts';
import type { ReadRoute } from './route.ts';

type Needs = { formTokens: FormTokenSigner };

export const formToken = ({ formTokens }: Needs): ReadRoute => ({
  method: 'GET',
  path: paths.formToken,
  summary: 'A signed token for one form.',
  access: 'partners',
  limit: 'formToken',
  answer: {
    status: 200,
    about: 'Sent as `token`, two seconds later or more.',
    schema: z.object({ token: z.string() }),
  },
  handle: () => ({
    status: 200,
    json: { token: formTokens.issue() } satisfies FormTokenAnswer,
  }),
});
