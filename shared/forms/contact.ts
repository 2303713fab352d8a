import * as z from 'zod/mini';
import { honeypotField } from '../http.ts';
import { heroService } from '../options.ts';
import { bookingRules, heroRules } from './field-rules.ts';
import { formIds } from './forms.ts';
import { fieldMessages } from './messages.ts';
import { email, optionalText, text } from './text.ts';

/**
 * `POST /api/contacts`: docs/product.md, sections 3, 5 and 7. Unknown fields are dropped.
 */

/** What travels beside the visitor's own words: which page, consent, and the spam guards. */
export const envelope = {
  /** Path of the page the form stood on. */
  page: z.catch(optionalText(300), undefined),
  /** Id of the ticked consent sentence (`shared/forms/consent-texts.ts`); absent when unticked. */
  consent: z.catch(optionalText(60), undefined),
  /** Signed form token of `GET /api/form-token`. */
  token: z.catch(optionalText(400), undefined),
  [honeypotField]: z.catch(optionalText(300), undefined),
};

/** Of the booking dialog, the contact page and the exit offer. */
export const bookingRequest = z.object({
  form: z._default(z.catch(z.enum(['booking', 'contact-page', 'exit-offer']), 'booking'), 'booking'),
  name: text(bookingRules.name),
  email,
  phone: text(bookingRules.phone),
  company: text(bookingRules.company),
  service: z.enum(bookingRules.service.values, bookingRules.service.message),
  message: optionalText(bookingRules.message.max),
  ...envelope,
});

/** Of the hero form. Its `name` holds the company's name: without a script nothing else can fill `company`. */
export const heroRequest = z.pipe(
  z.object({
    form: z._default(z.catch(z.literal('hero-form'), 'hero-form'), 'hero-form'),
    name: text(heroRules.name),
    email,
    phone: text(heroRules.phone),
    employeeCount: z.enum(heroRules.employeeCount.values, heroRules.employeeCount.message),
    company: optionalText(heroRules.name.max),
    service: z.literal(heroService, fieldMessages.service),
    message: optionalText(bookingRules.message.max),
    ...envelope,
  }),
  z.transform((request) => ({ ...request, company: request.company ?? request.name })),
);

export type BookingRequest = z.infer<typeof bookingRequest>;
export type HeroRequest = z.infer<typeof heroRequest>;
export type ContactRequest = BookingRequest | HeroRequest;

const isFormId = (form: unknown) => (formIds as readonly unknown[]).includes(form);

/** Whether a raw body is of the hero form: by its `form`; of a caller that names none of ours, by the hero form's service. */
export function isHeroRequest(body: unknown): boolean {
  const { form, service } = (body ?? {}) as { form?: unknown; service?: unknown };
  return isFormId(form) ? form === 'hero-form' : service === heroService;
}

/** `within`: the hours of `hours.contactWithinHours` from now. `by`: support closes before they end, so a moment is named. */
export type PromiseKind = 'within' | 'by';

/** The answer to an accepted request, status 201. */
export type ContactAnswer = {
  ok: true;
  /** Short reference for people, without look-alike letters. */
  reference: string;
  /** When a person will be in touch: sentences that may follow the hero form's "within 2 hours". */
  promise: string;
  promiseKind: PromiseKind;
};
