import * as z from 'zod/mini';
import { emailPattern, type FieldRule, newsletterRules } from './field-rules.ts';
import { fieldMessages } from './messages.ts';

/** Trimmed. `message` is for values that are too short, missing or no string. */
export function text({ min, max, message }: Extract<FieldRule, { kind: 'text' }>) {
  return z.string(message).check(z.trim(), z.minLength(min, message), z.maxLength(max, fieldMessages.tooLong(max)));
}

/** Trimmed; blank becomes undefined, as browsers post empty fields. */
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

export const email = z
  .string(invalid)
  .check(z.trim(), z.maxLength(longest, invalid), z.email({ pattern: emailPattern, error: invalid }));
