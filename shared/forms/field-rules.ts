import { acceptedServices, employeeCounts } from '../options.ts';
import { cleanEmail, emailFault, withoutInvisible } from './email.ts';
import { fieldMessages, quizMessages } from './messages.ts';

/**
 * Rules of all form fields (docs/product.md, section 5), for the API's schemas; the visitor script reads them directly,
 * saving 6 kB of schema library.
 */
export type FieldRule =
  /** `single`: what to do about a single character. */
  | { kind: 'text'; min: number; max: number; message: string; single?: string }
  | { kind: 'phone'; min: number; max: number; message: string }
  /** May be absent or blank. */
  | { kind: 'optional'; max: number }
  | { kind: 'email'; max: number; message: string }
  | { kind: 'choice'; values: readonly string[]; message: string };

/** RFC 5321's maximum length. */
const email = { kind: 'email', max: 254, message: fieldMessages.email } as const satisfies FieldRule;
const phone = { kind: 'phone', min: 10, max: 40, message: fieldMessages.phone } as const satisfies FieldRule;
const message = { kind: 'optional', max: 5000 } as const satisfies FieldRule;
const company = {
  kind: 'text',
  min: 2,
  max: 200,
  message: fieldMessages.company,
  single: fieldMessages.oneLetterFirm,
} as const satisfies FieldRule;

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

/** Code points that are seen, and spaces between them; `length` counts an emoji twice. */
const visible = (text: string): number => [...withoutInvisible(text).trim()].length;

/** The value to check and to keep: trimmed; an email or phone number also without what pasting adds. */
export function cleanValue({ kind }: FieldRule, typed: string): string {
  if (kind === 'choice') return typed;
  if (kind === 'email') return cleanEmail(typed);
  return (kind === 'phone' ? withoutInvisible(typed) : typed).trim();
}

/** Returns the error message, or undefined. The specification's sentence comes first. */
export function fieldError(rule: FieldRule, typed = ''): string | undefined {
  const value = cleanValue(rule, typed);
  const count = visible(value);
  switch (rule.kind) {
    case 'choice':
      return rule.values.includes(value) ? undefined : rule.message;
    case 'email': {
      if (count === 0) return rule.message;
      const fault = emailFault(value);
      if (fault) return `${rule.message}: ${fault}`;
      break;
    }
    case 'text':
      if (count === 1 && count < rule.min && rule.single) return `${rule.message}. ${rule.single}`;
      if (count < rule.min) return rule.message;
      break;
    case 'phone':
      if (count < rule.min) return rule.message;
  }
  return [...value].length > rule.max ? fieldMessages.tooLong(rule.max) : undefined;
}

/** Digits of a phone number in Canada, and the fewest of one abroad. */
const digits = { canada: 10, abroad: 8 };

/** A question about a valid value that may be a slip. To be asked once: the value is taken all the same. */
export function fieldDoubt(rule: FieldRule, typed = ''): string | undefined {
  if (rule.kind !== 'phone') return undefined;
  const [number = ''] = cleanValue(rule, typed).split(/(?<=\d[\s,;.)]*)(?:x|ext|poste|#)/i);
  const isAbroad = /^(?:\+|00|011)(?!\s*1)/.test(number);
  // The 1 of North America is no part of the ten.
  const found = number.replace(/\P{Nd}/gu, '').replace(isAbroad ? /^(00|011)/ : /^1/, '').length;
  return found < (isAbroad ? digits.abroad : digits.canada) ? fieldMessages.fewDigits(found) : undefined;
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
