import * as z from 'zod/mini';
import { bookingRules, cleanValue, type FieldRule, fieldError, newsletterRules } from './field-rules.ts';
import { fieldMessages } from './messages.ts';

type Checked = Exclude<FieldRule, { kind: 'choice' | 'optional' }>;

/** A cleaned value that keeps the rule, with the rule's messages. The third argument is for the API's description. */
function ruled(rule: Checked, described: { minLength?: number; maxLength: number; format?: 'email' }) {
  const schema = z.string(rule.message).check(
    z.overwrite((value) => cleanValue(rule, value)),
    z.refine((value) => fieldError(rule, value) === undefined, {
      error: ({ input }) => fieldError(rule, String(input)) ?? rule.message,
    }),
  );
  return schema.register(z.globalRegistry, described);
}

export function text(rule: Extract<FieldRule, { kind: 'text' | 'phone' }>) {
  return ruled(rule, { minLength: rule.min, maxLength: rule.max });
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

export const email = ruled(newsletterRules.email, { format: 'email', maxLength: newsletterRules.email.max });

export const phone = text(bookingRules.phone);
