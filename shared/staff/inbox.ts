import * as z from 'zod/mini';
import { optionalText, text } from '../forms/text.ts';

/** What the staff page and the server agree on: leads and the work on them. */

/**
 * From a request to its end. `quarantine`: held back until somebody has judged whether it is spam. `merged`: shown and
 * worked on as part of the same person's first request.
 */
export const leadStates = [
  'quarantine',
  'new',
  'contacted',
  'booked',
  'proposal',
  'won',
  'lost',
  'spam',
  'merged',
] as const;
export type LeadState = (typeof leadStates)[number];

/** States that staff may choose; a lead out of quarantine is `new`. */
export const chosenStates = leadStates.filter((state) => state !== 'quarantine' && state !== 'merged');

export const inboxViews = ['new', 'working', 'snoozed', 'closed', 'quarantine', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

export const inboxPaths = {
  leads: '/api/staff/leads',
  live: '/api/staff/live',
  exportCsv: '/api/staff/export/leads.csv',
  exportJson: '/api/staff/export/leads.json',
} as const;

/** The calendar file of a lead's next step: GET. */
export const appointmentPath = (reference: string) => `${inboxPaths.leads}/${reference}/appointment.ics`;

/** Leads in one answer. */
export const inboxPage = 100;

/** A lead as a list shows it. Times are milliseconds since 1970. */
export type InboxItem = {
  reference: string;
  receivedAt: number;
  promisedBy: number;
  state: LeadState;
  form: string;
  name: string | null;
  email: string;
  company: string | null;
  /** What it is about, as people read it: the service, or where the request comes from. */
  subject: string;
  /** The owner's email. */
  owner: string | null;
  nextStep: string | null;
  nextStepAt: number | null;
  /** A mail about it was given up. */
  mailFailed: boolean;
  /** Who of the staff opened it first, and when; null: nobody yet. */
  openedBy: string | null;
  openedAt: number | null;
  /** Out of the way until then. */
  snoozedUntil: number | null;
  /** Counts the changes: who sends an earlier one would overwrite a colleague's. */
  version: number;
  /** Other requests of the person that are shown as part of this one. */
  merged: number;
};

export type InboxAnswer = {
  items: InboxItem[];
  /** Whether there are more behind these. */
  more: boolean;
  /** Leads in each view, and those of `new` whose promise is broken. */
  counts: Record<InboxView, number> & { overdue: number };
  /** The server's clock. */
  now: number;
};

export type LeadEvent = { id: number; at: number; who: string | null; kind: string; detail: string };

export type Delivery = {
  id: number;
  kind: string;
  createdAt: number;
  sentAt: number | null;
  failedAt: number | null;
  attempts: number;
  error: string | null;
  /** Whether a later delivery is the same message again. */
  sentAgain: boolean;
};

/** Everything that is known of a lead and of the person. */
export type LeadAnswer = InboxItem & {
  /** The reference of the request that this one is part of. */
  mergedInto: string | null;
  phone: string | null;
  employeeCount: string | null;
  message: string | null;
  /** What the part of the site knew of the request (answers of the quiz): names and what they hold. */
  details: [name: string, value: string][];
  page: string | null;
  origin: string | null;
  promise: string;
  suspicion: string | null;
  /** The conversation with the assistant that it points to, while that is kept. */
  conversation: string | null;
  /** Counts the changes: who sends an earlier one would overwrite a colleague's. */
  version: number;
  events: LeadEvent[];
  deliveries: Delivery[];
  /** What the person agreed to, in the words that were shown. */
  consents: { givenAt: number; text: string; page: string | null }[];
  /** The person's other requests, by the same email, the newest first. */
  others: InboxItem[];
  /** Who may own it. */
  colleagues: string[];
  now: number;
};

const instant = z.nullable(z.int().check(z.minimum(0), z.maximum(8_640_000_000_000)));

/** A change of a lead; what is absent stays. */
export const leadChange = z.object({
  version: z.int(),
  state: z.optional(z.enum(chosenStates, 'Choose a state of the list.')),
  /** An email of a colleague; null: nobody. */
  owner: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  nextStep: z.optional(z.nullable(optionalText(300))),
  nextStepAt: z.optional(instant),
});
export type LeadChange = z.infer<typeof leadChange>;

export const newNote = z.object({ text: text({ kind: 'text', min: 1, max: 5000, message: 'Write the note first.' }) });
