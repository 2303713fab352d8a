import * as z from 'zod/mini';
import { honeypotField } from '../http.ts';
import { heroService } from '../options.ts';
import { bookingRules, heroRules } from './field-rules.ts';
import { formIds } from './forms.ts';
import { fieldMessages } from './messages.ts';
import { email, optionalText, phone, text } from './text.ts';

/** `POST /api/contacts`: docs/product.md, sections 3, 5 and 7. Drops unknown fields. */

/** In addition to visitor input. */
export const envelope = {
  page: z.catch(optionalText(300), undefined),
  /** Id of the ticked wording (`shared/forms/consent-texts.ts`). */
  consent: z.catch(optionalText(60), undefined),
  /** From `GET /api/form-token`. */
  token: z.catch(optionalText(400), undefined),
  [honeypotField]: z.catch(optionalText(300), undefined),
};

export const bookingRequest = z.object({
  form: z._default(z.catch(z.enum(['booking', 'contact-page', 'exit-offer']), 'booking'), 'booking'),
  name: text(bookingRules.name),
  email,
  phone,
  company: text(bookingRules.company),
  service: z.enum(bookingRules.service.values, bookingRules.service.message),
  message: optionalText(bookingRules.message.max),
  ...envelope,
});

/** `name` is the company's: without JavaScript nothing else can fill `company`. */
export const heroRequest = z.pipe(
  z.object({
    form: z._default(z.catch(z.literal('hero-form'), 'hero-form'), 'hero-form'),
    name: text(heroRules.name),
    email,
    phone,
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

/** By `form`, else by the hero form's service. */
export function isHeroRequest(body: unknown): boolean {
  const { form, service } = (body ?? {}) as { form?: unknown; service?: unknown };
  return isFormId(form) ? form === 'hero-form' : service === heroService;
}
