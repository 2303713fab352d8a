import * as z from 'zod/mini';
import { bookingRules, heroRules } from './field-rules.ts';
import { formIds } from './forms.ts';
import { heroService } from './options.ts';
import { email, optionalText, text } from './text.ts';

/**
 * `POST /api/contacts`: specification, sections 3, 5 and 7. The hero form is known by its fixed
 * service; its `name` holds the company's name. Unknown fields are dropped.
 */

/** What travels beside the visitor's own words: which form and page, consent, and the spam guards. */
const envelope = {
  form: z.catch(z.optional(z.enum(formIds)), undefined),
  /** Path of the page the form stood on. */
  page: z.catch(optionalText(300), undefined),
  /** Id of the ticked consent sentence (`widgets/contract/consent-texts.ts`); absent when unticked. */
  consent: z.catch(optionalText(60), undefined),
  /** Signed form token of `GET /api/form-token`, and the proof of work it asked for. */
  token: z.catch(optionalText(400), undefined),
  proof: z.catch(optionalText(100), undefined),
  /** Honeypot: people do not see this field. */
  website: z.catch(optionalText(300), undefined),
};

export const bookingRequest = z.object({
  name: text(bookingRules.name),
  email,
  phone: text(bookingRules.phone),
  company: text(bookingRules.company),
  service: z.enum(bookingRules.service.values, bookingRules.service.message),
  message: optionalText(bookingRules.message.max),
  ...envelope,
});

export const heroRequest = z.object({
  name: text(heroRules.name),
  email,
  phone: text(heroRules.phone),
  employeeCount: z.enum(heroRules.employeeCount.values, heroRules.employeeCount.message),
  company: optionalText(heroRules.name.max),
  service: z.literal(heroService),
  message: optionalText(bookingRules.message.max),
  ...envelope,
});

export type BookingRequest = z.infer<typeof bookingRequest>;
export type HeroRequest = z.infer<typeof heroRequest>;
export type ContactRequest = BookingRequest | HeroRequest;

/** The schema that a raw body is to be read with. */
export function contactSchemaFor(body: unknown): typeof heroRequest | typeof bookingRequest {
  const service = (body as { service?: unknown } | null)?.service;
  return service === heroService ? heroRequest : bookingRequest;
}

/** The answer to an accepted request, status 201. */
export type ContactAnswer = {
  ok: true;
  /** Short reference for people, without look-alike letters. */
  reference: string;
  /** When a person will be in touch: sentences that may follow the hero form's "within 2 hours". */
  promise: string;
};
