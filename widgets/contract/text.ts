import * as z from 'zod/mini';
import { fieldMessages } from './messages.ts';

/** A trimmed string of `min` to `max` characters; `message` is what a too short, missing or non-string value gets. */
export function text(min: number, max: number, message: string) {
  return z.string(message).check(z.trim(), z.minLength(min, message), z.maxLength(max, fieldMessages.tooLong(max)));
}

/** A trimmed string that may be absent or blank (a browser posts empty fields); blank reads as undefined. */
export function optionalText(max: number) {
  const trimmed = z.string().check(z.trim(), z.maxLength(max, fieldMessages.tooLong(max)));
  return z.optional(
    z.pipe(
      trimmed,
      z.transform((value) => value || undefined),
    ),
  );
}

/** A valid address of at most 254 characters (RFC 5321), trimmed. */
export const email = z
  .string(fieldMessages.email)
  .check(z.trim(), z.maxLength(254, fieldMessages.email), z.email(fieldMessages.email));
