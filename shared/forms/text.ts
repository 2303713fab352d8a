import * as z from 'zod/mini';
import { emailPattern, type FieldRule, newsletterRules } from './field-rules.ts';
import { fieldMessages } from './messages.ts';

/** A trimmed string of `min` to `max` characters; `message` is what a too short, missing or non-string value gets. */
export function text({ min, max, message }: Extract<FieldRule, { kind: 'text' }>) {
  return z.string(message).check(z.trim(), z.minLength(min, message), z.maxLength(max, fieldMessages.tooLong(max)));
}

/** A trimmed string that may be absent or blank (a browser posts empty fields); blank reads as undefined. */
export function optionalText(max: number) {
  const trimmed = z.string(fieldMessages.notText).check(z.trim(), z.maxLength(max, fieldMessages.tooLong(max)));
  return z.optional(
    z.pipe(
      trimmed,
      z.transform((value) => value || undefined),
    ),
  );
}

const { max: longest, message: invalid } = newsletterRules.email;

/** A valid address, trimmed. */
export const email = z
  .string(invalid)
  .check(z.trim(), z.maxLength(longest, invalid), z.email({ pattern: emailPattern, error: invalid }));
