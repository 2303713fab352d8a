import * as z from 'zod/mini';
import { optionalText, text } from '../forms/text.ts';
import { leadVersion } from './lead-version.ts';

/** `quarantine`: until staff decide whether it is spam. `merged`: part of the same person's first request. */
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

/** A lead leaves quarantine as `new`. */
export const chosenStates = leadStates.filter((state) => state !== 'quarantine' && state !== 'merged');

/** Asked about once a lead is lost; optional. */
export const lostReasons = {
  'no-answer': 'No answer',
  price: 'Price',
  competitor: 'Chose someone else',
  timing: 'Not now',
  fit: 'Not something we do',
  area: 'Outside our area',
  other: 'Another reason',
} as const;
export type LostReason = keyof typeof lostReasons;

export const inboxViews = ['new', 'working', 'snoozed', 'closed', 'quarantine', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

export const inboxPaths = {
  leads: '/api/staff/leads',
  count: '/api/staff/lead-count',
  live: '/api/staff/live',
  exportCsv: '/api/staff/export/leads.csv',
} as const;

export const appointmentPath = (reference: string) => `${inboxPaths.leads}/${reference}/appointment.ics`;

/** Leads per answer. */
export const inboxPage = 100;

/** Times are milliseconds since 1970. */
export type InboxItem = {
  reference: string;
  receivedAt: number;
  promisedBy: number;
  state: LeadState;
  form: string;
  name: string | null;
  email: string;
  phone: string | null;
  company: string | null;
  /** The message's beginning, in one line; of a merged request if this one has none. */
  excerpt: string | null;
  /** It, or the newest merged request, tells of an emergency, by the rules of the chat. */
  emergency: boolean;
  /** Earlier requests of the same email. */
  earlier: number;
  /** Other people's requests of the same company, by its name or the domain of their address; at most forty. */
  sameCompany: number;
  /** An earlier request of the same email was won. */
  isCustomer: boolean;
  /** The service, or where the request comes from. */
  subject: string;
  /** Email. */
  owner: string | null;
  nextStep: string | null;
  nextStepAt: number | null;
  mailFailed: boolean;
  /** First staff member to open it; null: not opened. */
  openedBy: string | null;
  openedAt: number | null;
  snoozedUntil: number | null;
  /** The person's last email, which nobody has answered yet. */
  wroteAt: number | null;
  /** When the call that is booked begins. */
  callAt: number | null;
  /** Number of changes, so that no one overwrites a colleague's change. */
  version: number;
  /** Number of requests merged into this one. */
  merged: number;
};

export type InboxAnswer = {
  items: InboxItem[];
  more: boolean;
  /** `overdue`: those of `new` whose promise is broken. */
  counts: Record<InboxView, number> & { overdue: number };
  /** The server's clock. */
  now: number;
};

/** `newest`: the newest lead's number, which tells whether another came in. */
export type InboxCountAnswer = { new: number; overdue: number; newest: number };

/** Events by which the person was answered. */
export const answerKinds = ['reply', 'call'];

/** Events that are emails which came in. */
export const emailKinds = ['email', 'automatic email', 'not delivered'] as const;

/** Emails of a lead's history before one of them, oldest first, and how many are older. */
export type OlderEmails = { events: LeadEvent[]; olderEmails: number };

export const emailsPath = (reference: string) => `${inboxPaths.leads}/${reference}/emails`;

/** `of`: the request that it belongs to, if that was merged into this one. */
export type LeadEvent = { id: number; at: number; who: string | null; kind: string; detail: string; of?: string };

/** A request that is shown as one with the lead. */
export type LeadPart = { reference: string; receivedAt: number; subject: string; form: string; message: string | null };

export type Delivery = {
  id: number;
  kind: string;
  createdAt: number;
  sentAt: number | null;
  failedAt: number | null;
  attempts: number;
  error: string | null;
  sentAgain: boolean;
};

export type LeadAnswer = InboxItem & {
  /** Reference. */
  mergedInto: string | null;
  employeeCount: string | null;
  message: string | null;
  /** Further data, such as quiz answers. */
  details: [name: string, value: string][];
  page: string | null;
  origin: string | null;
  promise: string;
  suspicion: string | null;
  /** Why it was lost, if somebody said. */
  lostReason: LostReason | null;
  /** Its conversation with the assistant, while stored. */
  conversation: string | null;
  version: number;
  /** With those of the parts, in the order of time; of the emails that came in the newest. */
  events: LeadEvent[];
  /** How many emails came in before these. */
  olderEmails: number;
  /** Oldest first. */
  parts: LeadPart[];
  /** The newest of `sameCompany`. */
  sameCompanyAs: { reference: string; name: string | null; email: string; state: LeadState }[];
  deliveries: Delivery[];
  /** Consents in the wording shown. */
  consents: { givenAt: number; text: string; page: string | null }[];
  /** Other requests with the same email, newest first. */
  others: InboxItem[];
  /** Possible owners. */
  colleagues: string[];
  now: number;
};

const instant = z.nullable(z.int().check(z.minimum(0), z.maximum(8_640_000_000_000)));

/** Absent fields stay. */
export const leadChange = z.object({
  version: leadVersion,
  state: z.optional(z.enum(chosenStates, 'Choose a state from the list.')),
  /** A colleague's email; null: no owner. */
  owner: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  nextStep: z.optional(z.nullable(optionalText(300))),
  nextStepAt: z.optional(instant),
  lostReason: z.optional(
    z.nullable(z.enum(Object.keys(lostReasons) as LostReason[], 'Choose a reason from the list.')),
  ),
});
export type LeadChange = z.infer<typeof leadChange>;

export const callOutcomes = ['spoke', 'no answer'] as const;

/** A call that was made: whether the person was reached. */
export const newCall = z.object({ outcome: z.enum(callOutcomes, 'Choose what came of the call.') });
export type NewCall = z.infer<typeof newCall>;

export const newNote = z.object({ text: text({ kind: 'text', min: 1, max: 5000, message: 'Write the note first.' }) });
