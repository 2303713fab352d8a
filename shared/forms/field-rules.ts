import { acceptedServices, employeeCounts } from '../options.ts';
import { fieldMessages, quizMessages } from './messages.ts';

/**
 * Rules of all form fields (docs/product.md, section 5), for the API's schemas; the visitor script reads them directly,
 * saving 6 kB of schema library.
 */
export type FieldRule =
  | { kind: 'text'; min: number; max: number; message: string }
  /** May be absent or blank. */
  | { kind: 'optional'; max: number }
  | { kind: 'email'; max: number; message: string }
  | { kind: 'choice'; values: readonly string[]; message: string };

/** RFC 5321's maximum length. */
const email = { kind: 'email', max: 254, message: fieldMessages.email } as const satisfies FieldRule;
const phone = { kind: 'text', min: 10, max: 40, message: fieldMessages.phone } as const satisfies FieldRule;
const message = { kind: 'optional', max: 5000 } as const satisfies FieldRule;
const company = { kind: 'text', min: 2, max: 200, message: fieldMessages.company } as const satisfies FieldRule;

export const bookingRules = {
  name: { kind: 'text', min: 2, max: 200, message: fieldMessages.name },
  company,
  email,
  phone,
  service: { kind: 'choice', values: acceptedServices, message: fieldMessages.service },
  message,
} as const satisfies Record<string, FieldRule>;

/** `name` is the company's name. */
export const heroRules = {
  name: company,
  email,
  phone,
  employeeCount: { kind: 'choice', values: employeeCounts, message: fieldMessages.employeeCount },
} as const satisfies Record<string, FieldRule>;

export const chatRules = {
  email,
  phone,
  name: { kind: 'optional', max: 200 },
  company: { kind: 'optional', max: 200 },
} as const satisfies Record<string, FieldRule>;

export const newsletterRules = { email } as const satisfies Record<string, FieldRule>;

export const quizRules = {
  name: { kind: 'text', min: 1, max: 200, message: quizMessages.name },
  email,
  company: { kind: 'optional', max: 200 },
} as const satisfies Record<string, FieldRule>;

/** One @, a host with a dot, no spaces, no dots in a row or at the ends. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Code points, like the API's schema library; `length` counts an emoji twice. */
const characters = (text: string): number => [...text].length;

/** Returns the error message, or undefined. */
export function fieldError(rule: FieldRule, value = ''): string | undefined {
  const text = value.trim();
  if (rule.kind === 'choice') return rule.values.includes(value) ? undefined : rule.message;
  if (rule.kind === 'email') return characters(text) <= rule.max && emailPattern.test(text) ? undefined : rule.message;
  if (rule.kind === 'text' && characters(text) < rule.min) return rule.message;
  return characters(text) > rule.max ? fieldMessages.tooLong(rule.max) : undefined;
}

/** Error messages by name, in the order of the rules. */
export function checkFields(
  rules: Readonly<Record<string, FieldRule>>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const error = fieldError(rule, values[name]);
    if (error) errors[name] = error;
  }
  return errors;
}
