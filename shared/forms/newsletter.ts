import * as z from 'zod/mini';
import { honeypotField } from '../http.ts';
import { email, optionalText } from './text.ts';

/**
 * `POST /api/newsletter`: docs/product.md, section 7. Carries the consent wording's id (decision 28). Double opt-in.
 */
export const newsletterRequest = z.object({
  email,
  consent: z.catch(optionalText(60), undefined),
  page: z.catch(optionalText(300), undefined),
  token: z.catch(optionalText(400), undefined),
  [honeypotField]: z.catch(optionalText(300), undefined),
});

export type NewsletterRequest = z.infer<typeof newsletterRequest>;

/** Status 202, known address or not, so that no one can probe the list. */
export type NewsletterAnswer = { ok: true };
