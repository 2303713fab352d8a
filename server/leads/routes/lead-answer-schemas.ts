import * as z from 'zod/mini';
import { languageCodes } from '../../../shared/languages.ts';
import type { BulkAnswer } from '../../../shared/staff/bulk.ts';
import type { KeptOfAddress } from '../../../shared/staff/erasures.ts';
import type { ContactItem } from '../../../shared/staff/import-fields.ts';
import {
  type Delivery,
  type InboxAnswer,
  type InboxCountAnswer,
  type InboxItem,
  inboxViews,
  type LeadAnswer,
  type LeadEvent,
  leadStates,
  type OlderEmails,
} from '../../../shared/staff/inbox.ts';
import { type NoticeItem, type NoticesAnswer, noticeKinds } from '../../../shared/staff/notices.ts';
import type { ReplyPreview, ReplyStart, ReplyTemplate } from '../../../shared/staff/replies.ts';
import type { InboxChoices, SavedView } from '../../../shared/staff/saved-views.ts';
import type { Undone } from '../undo.ts';

/** Answers to staff, for the API's description. */

export const undoneSchema = z.object({ undone: z.number(), left: z.array(z.string()) }) satisfies z.ZodMiniType<Undone>;

export const bulkAnswerSchema = z.object({
  act: z.nullable(z.number()),
  done: z.number(),
  left: z.array(z.string()),
}) satisfies z.ZodMiniType<BulkAnswer>;

export const keptOfAddressSchema = z.object({
  requests: z.number(),
  conversations: z.number(),
  contacts: z.number(),
  emails: z.number(),
  newsletter: z.nullable(z.enum(['unsubscribed', 'not confirmed', 'subscribed'])),
}) satisfies z.ZodMiniType<KeptOfAddress>;

export const inboxItemSchema = z.object({
  reference: z.string(),
  receivedAt: z.number(),
  promisedBy: z.number(),
  state: z.enum(leadStates),
  form: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  emergency: z.boolean(),
  earlier: z.number(),
  sameCompany: z.number(),
  isCustomer: z.boolean(),
  subject: z.string(),
  owner: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  nextStepAt: z.nullable(z.number()),
  mailFailed: z.boolean(),
  openedBy: z.nullable(z.string()),
  openedAt: z.nullable(z.number()),
  snoozedUntil: z.nullable(z.number()),
  wroteAt: z.nullable(z.number()),
  callAt: z.nullable(z.number()),
  version: z.number(),
  merged: z.number(),
}) satisfies z.ZodMiniType<InboxItem>;

export const leadEventSchema = z.object({
  id: z.number(),
  at: z.number(),
  who: z.nullable(z.string()),
  kind: z.string(),
  detail: z.string(),
  of: z.optional(z.string()),
}) satisfies z.ZodMiniType<LeadEvent>;

export const deliverySchema = z.object({
  id: z.number(),
  kind: z.string(),
  createdAt: z.number(),
  sentAt: z.nullable(z.number()),
  failedAt: z.nullable(z.number()),
  attempts: z.number(),
  error: z.nullable(z.string()),
  sentAgain: z.boolean(),
}) satisfies z.ZodMiniType<Delivery>;

export const leadAnswerSchema = z.object({
  ...inboxItemSchema.shape,
  mergedInto: z.nullable(z.string()),
  employeeCount: z.nullable(z.string()),
  message: z.nullable(z.string()),
  details: z.array(z.tuple([z.string(), z.string()])),
  page: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  promise: z.string(),
  suspicion: z.nullable(z.string()),
  lostReason: z.nullable(z.enum(['no-answer', 'price', 'competitor', 'timing', 'fit', 'area', 'other'])),
  conversation: z.nullable(z.string()),
  events: z.array(leadEventSchema),
  olderEmails: z.number(),
  parts: z.array(
    z.object({
      reference: z.string(),
      receivedAt: z.number(),
      subject: z.string(),
      form: z.string(),
      message: z.nullable(z.string()),
    }),
  ),
  sameCompanyAs: z.array(
    z.object({
      reference: z.string(),
      name: z.nullable(z.string()),
      email: z.string(),
      state: z.enum(leadStates),
    }),
  ),
  deliveries: z.array(deliverySchema),
  consents: z.array(z.object({ givenAt: z.number(), text: z.string(), page: z.nullable(z.string()) })),
  others: z.array(inboxItemSchema),
  colleagues: z.array(z.string()),
  now: z.number(),
}) satisfies z.ZodMiniType<LeadAnswer>;

export const olderEmailsSchema = z.object({
  events: z.array(leadEventSchema),
  olderEmails: z.number(),
}) satisfies z.ZodMiniType<OlderEmails>;

export const inboxCountAnswerSchema = z.object({
  new: z.number(),
  overdue: z.number(),
  newest: z.number(),
}) satisfies z.ZodMiniType<InboxCountAnswer>;

export const inboxAnswerSchema = z.object({
  items: z.array(inboxItemSchema),
  more: z.boolean(),
  counts: z.object({
    quarantine: z.number(),
    new: z.number(),
    working: z.number(),
    snoozed: z.number(),
    closed: z.number(),
    all: z.number(),
    overdue: z.number(),
  }),
  now: z.number(),
}) satisfies z.ZodMiniType<InboxAnswer>;

const noticeItemSchema = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  at: z.number(),
  read: z.boolean(),
  reference: z.string(),
  name: z.string(),
  subject: z.string(),
  state: z.enum(leadStates),
  promisedBy: z.number(),
  owner: z.nullable(z.string()),
  openedAt: z.nullable(z.number()),
  nextStep: z.nullable(z.string()),
  who: z.nullable(z.string()),
  text: z.nullable(z.string()),
}) satisfies z.ZodMiniType<NoticeItem>;

export const noticesAnswerSchema = z.object({
  items: z.array(noticeItemSchema),
  unread: z.number(),
  now: z.number(),
}) satisfies z.ZodMiniType<NoticesAnswer>;

export const contactItemSchema = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  note: z.optional(z.string()),
  basis: z.optional(z.string()),
  consentDate: z.optional(z.string()),
  source: z.optional(z.string()),
  reason: z.optional(z.string()),
  until: z.optional(z.string()),
  id: z.number(),
  fileName: z.string(),
  importedAt: z.number(),
}) satisfies z.ZodMiniType<ContactItem>;

export const replyTemplateSchema = z.object({
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  language: z.enum(languageCodes),
  id: z.number(),
}) satisfies z.ZodMiniType<ReplyTemplate>;

export const replyPreviewSchema = z.object({
  from: z.string(),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
}) satisfies z.ZodMiniType<ReplyPreview>;

export const replyStartSchema = z.object({
  to: z.string(),
  from: z.string(),
  company: z.string(),
  signature: z.nullable(z.string()),
  hasWords: z.boolean(),
  language: z.enum(languageCodes),
  subject: z.string(),
  templates: z.array(replyTemplateSchema),
}) satisfies z.ZodMiniType<ReplyStart>;

export const savedViewSchema = z.object({
  id: z.number(),
  name: z.string(),
  view: z.enum(inboxViews),
  filter: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
}) satisfies z.ZodMiniType<SavedView>;

export const inboxChoicesSchema = z.object({
  colleagues: z.array(z.string()),
  names: z.record(z.string(), z.string()),
  forms: z.array(z.string()),
  origins: z.array(z.string()),
  services: z.array(z.object({ value: z.string(), label: z.string() })),
}) satisfies z.ZodMiniType<InboxChoices>;
