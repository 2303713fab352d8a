import * as z from 'zod/mini';
import { email, optionalText } from '../forms/text.ts';
import { honeypotField } from '../http.ts';
import { readRoiFragment } from './roi.ts';

/**
 * `POST /api/email-me`: every "Email me this". Our text alone is sent; no lead is made, and the address is deleted once
 * the mail has gone.
 */

const envelope = { [honeypotField]: z.catch(optionalText(300), undefined) };

/** The conversation, to the address that the chat's gate was given. */
export const emailChatRequest = z.object({
  kind: z.literal('chat'),
  sessionId: z.uuid(),
  secret: z.string(),
  ...envelope,
});

/** The short answer of a piece of the library, a guide, a post or a story, with its address. */
export const emailPageRequest = z.object({
  kind: z.literal('page'),
  path: z.string().check(z.maxLength(300), z.regex(/^\/[a-z0-9/_-]*$/)),
  email,
  ...envelope,
});

/** A result of the ROI calculator: the figures, and the address that shows them. */
export const emailRoiRequest = z.object({
  kind: z.literal('roi'),
  fragment: z.string().check(
    z.maxLength(300),
    z.refine((fragment) => readRoiFragment(fragment).isWhole, 'These figures are not a result of the calculator'),
  ),
  email,
  ...envelope,
});

export const emailMeKinds = { chat: emailChatRequest, page: emailPageRequest, roi: emailRoiRequest } as const;

export type EmailMeRequest =
  | z.infer<typeof emailChatRequest>
  | z.infer<typeof emailPageRequest>
  | z.infer<typeof emailRoiRequest>;

/** Status 202. Refused with 429 `mailbox-full` when the address has had its emails of the day, with 503 when the hour has had all of its. */
export type EmailMeAnswer = { ok: true };
