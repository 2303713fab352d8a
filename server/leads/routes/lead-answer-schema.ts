import * as z from 'zod/mini';
import type { ContactAnswer } from '../../../shared/forms/lead-answer.ts';

/** For the API's description. */
export const leadAnswerSchema = z.object({
  ok: z.literal(true),
  reference: z.string(),
  promise: z.string(),
  promiseKind: z.enum(['within', 'by']),
  times: z.optional(z.string()),
}) satisfies z.ZodMiniType<ContactAnswer>;
