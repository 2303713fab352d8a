import * as z from 'zod/mini';
import { email, optionalText } from '../forms/text.ts';
import { honeypotField } from '../http.ts';
import { readRoiFragment } from './roi.ts';

/**
 * `POST /api/email-me`: every "Email me this". Sends only our own text and creates no lead; the address is deleted once
 * the email is sent.
 */

const envelope = { [honeypotField]: z.catch(optionalText(300), undefined) };

/** To the address given at the chat's gate. */
export const emailChatRequest = z.object({
  kind: z.literal('chat'),
  sessionId: z.uuid(),
  secret: z.string(),
  ...envelope,
});

export const emailPageRequest = z.object({
  kind: z.literal('page'),
  path: z.string().check(z.maxLength(300), z.regex(/^\/[a-z0-9/_-]*$/)),
  /** Of the page's address: `/pricing` is sent as the estimate that it names. */
  query: z.catch(optionalText(300), undefined),
  email,
  ...envelope,
});

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

/** Status 202. 429 `mailbox-full`: daily maximum per address; 503: hourly maximum of all emails. */
export type EmailMeAnswer = { ok: true };
