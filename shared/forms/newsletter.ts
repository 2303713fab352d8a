import * as z from 'zod/mini';
import { honeypotField } from '../http.ts';
import { email, optionalText } from './text.ts';

/**
 * `POST /api/newsletter`: docs/product.md, section 7. The consent sentence stands at the field, so the
 * request carries its id (decision 28); double opt-in follows by mail.
 */
export const newsletterRequest = z.object({
  email,
  consent: z.catch(optionalText(60), undefined),
  page: z.catch(optionalText(300), undefined),
  token: z.catch(optionalText(400), undefined),
  [honeypotField]: z.catch(optionalText(300), undefined),
});

export type NewsletterRequest = z.infer<typeof newsletterRequest>;

/** The answer, status 202, the same whether or not the address was known (no one can probe the list). */
export type NewsletterAnswer = { ok: true };
