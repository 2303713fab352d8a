import * as z from 'zod/mini';
import type { PartnerItem } from '../../../shared/staff/partners.ts';

/** Answers to staff, for the API's description. */

export const partnerItemSchema = z.object({
  id: z.optional(z.number()),
  origin: z.string(),
  name: z.nullable(z.string()),
  addedAt: z.nullable(z.number()),
  addedBy: z.nullable(z.string()),
  leads: z.number(),
}) satisfies z.ZodMiniType<PartnerItem>;
