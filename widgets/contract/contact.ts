import * as z from 'zod/mini';
import { fieldMessages } from './messages.ts';
import { acceptedServices, employeeCounts, formIds, heroService } from './options.ts';
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
  /** Id of the ticked consent sentence (`site/data/consent-texts.ts`); absent when unticked. */
  consent: z.catch(optionalText(60), undefined),
  /** Signed form token of `GET /api/form-token`, and the proof of work it asked for. */
  token: z.catch(optionalText(400), undefined),
  proof: z.catch(optionalText(100), undefined),
  /** Honeypot: people do not see this field. */
  website: z.catch(optionalText(300), undefined),
};

const phone = text(10, 40, fieldMessages.phone);
const employeeCount = z.enum(employeeCounts, fieldMessages.employeeCount);

export const bookingRequest = z.object({
  name: text(2, 200, fieldMessages.name),
  email,
  phone,
  company: text(2, 200, fieldMessages.company),
  service: z.enum(acceptedServices, fieldMessages.service),
  message: optionalText(5000),
  ...envelope,
});

export const heroRequest = z.object({
  name: text(2, 200, fieldMessages.company),
  email,
  phone,
  employeeCount,
  company: optionalText(200),
  service: z.literal(heroService),
  message: optionalText(5000),
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
  /** When a person will be in touch: a sentence in Toronto time. */
  promise: string;
};
