import * as z from 'zod/mini';
import { leadStates } from '../../../shared/staff/inbox.ts';
import {
  type CompanyAnswer,
  type KnownPersonAnswer,
  type PeopleAnswer,
  type PersonChat,
  type PersonItem,
  type PersonNote,
  peopleSources,
} from '../../../shared/staff/people.ts';
import type { GivenConsent, PersonAnswer, PersonRequest } from '../../../shared/staff/person.ts';
import { contactItemSchema, deliverySchema, inboxItemSchema, leadEventSchema } from './lead-answer-schemas.ts';

/** Answers to staff, for the API's description. */

const personItemSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  sources: z.array(z.enum(peopleSources)),
  requests: z.number(),
  reference: z.nullable(z.string()),
  state: z.nullable(z.enum(leadStates)),
  owner: z.nullable(z.string()),
  newsletter: z.nullable(z.enum(['unsubscribed', 'subscribed'])),
  firstAt: z.number(),
  lastAt: z.number(),
}) satisfies z.ZodMiniType<PersonItem>;

export const companyAnswerSchema = z.object({
  name: z.string(),
  people: z.array(personItemSchema),
  requests: z.array(inboxItemSchema),
  now: z.number(),
}) satisfies z.ZodMiniType<CompanyAnswer>;

const personNoteSchema = z.object({
  reference: z.string(),
  at: z.number(),
  who: z.nullable(z.string()),
  text: z.string(),
}) satisfies z.ZodMiniType<PersonNote>;

const personChatSchema = z.object({
  id: z.string(),
  startedAt: z.number(),
  lastAt: z.number(),
}) satisfies z.ZodMiniType<PersonChat>;

const givenConsentSchema = z.object({
  givenAt: z.number(),
  text: z.string(),
  page: z.nullable(z.string()),
}) satisfies z.ZodMiniType<GivenConsent>;

export const knownPersonAnswerSchema = z.object({
  person: personItemSchema,
  requests: z.array(inboxItemSchema),
  notes: z.array(personNoteSchema),
  chats: z.array(personChatSchema),
  contacts: z.array(contactItemSchema),
  newsletter: z.nullable(
    z.object({
      requestedAt: z.number(),
      confirmedAt: z.nullable(z.number()),
      unsubscribedAt: z.nullable(z.number()),
      consents: z.array(givenConsentSchema),
    }),
  ),
  now: z.number(),
}) satisfies z.ZodMiniType<KnownPersonAnswer>;

export const peopleAnswerSchema = z.object({
  items: z.array(personItemSchema),
  more: z.boolean(),
  now: z.number(),
}) satisfies z.ZodMiniType<PeopleAnswer>;

const personRequestSchema = z.object({
  reference: z.string(),
  version: z.number(),
  receivedAt: z.number(),
  form: z.string(),
  subject: z.string(),
  state: z.enum(leadStates),
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  page: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  message: z.nullable(z.string()),
  details: z.array(z.tuple([z.string(), z.string()])),
  consents: z.array(givenConsentSchema),
  events: z.array(leadEventSchema),
  deliveries: z.array(deliverySchema),
  isPart: z.boolean(),
  sameBy: z.enum(['email', 'phone']),
}) satisfies z.ZodMiniType<PersonRequest>;

export const personAnswerSchema = z.object({
  requests: z.array(personRequestSchema),
  first: z.string(),
  mergers: z.array(z.object({ act: z.number(), at: z.number(), who: z.string(), count: z.number() })),
  newsletter: z.nullable(
    z.object({
      requestedAt: z.number(),
      confirmedAt: z.nullable(z.number()),
      unsubscribedAt: z.nullable(z.number()),
      consents: z.array(givenConsentSchema),
    }),
  ),
  contacts: z.array(
    z.object({
      id: z.number(),
      basis: z.optional(z.string()),
      consentDate: z.optional(z.string()),
      source: z.optional(z.string()),
      reason: z.optional(z.string()),
      until: z.optional(z.string()),
      fileName: z.string(),
      importedAt: z.number(),
    }),
  ),
  now: z.number(),
}) satisfies z.ZodMiniType<PersonAnswer>;
