import * as z from 'zod/mini';
import { type LeadState, leadStates } from './inbox.ts';
import { leadVersion } from './lead-version.ts';

/**
 * `assigned`: made owner by a colleague. `email`: the person wrote, or an email to them came back. `snooze-over`: a
 * lead is back in the list. `held-back`: possible spam that nobody has judged.
 */
export const noticeKinds = [
  'new-lead',
  'escalation',
  'assigned',
  'mention',
  'email',
  'reminder',
  'snooze-over',
  'held-back',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticePaths = {
  notices: '/api/staff/notices',
  count: '/api/staff/notices/count',
  read: '/api/staff/notices/read',
  settings: '/api/staff/notice-settings',
} as const;

/** States in which work remains. */
export const openStates = leadStates.filter(
  (state) => !['quarantine', 'won', 'lost', 'spam', 'merged'].includes(state),
);
export const isLeadOpen = (state: LeadState): boolean => openStates.includes(state);

/** Minutes of support time before a promise ends when the owner (or, without one, everyone) is notified. */
export const escalateBefore = 30;
/** The same for everyone, if the owner has not answered. */
export const escalateToAllBefore = 15;

/** Notices per answer. */
export const noticePage = 50;

/** Times are milliseconds since 1970. */
export type NoticeItem = {
  id: number;
  kind: NoticeKind;
  at: number;
  read: boolean;
  reference: string;
  /** Name, or else email. */
  name: string;
  subject: string;
  state: LeadState;
  promisedBy: number;
  owner: string | null;
  openedAt: number | null;
  nextStep: string | null;
  /** The colleague who caused it. */
  who: string | null;
  /** The note with the mention, or the email. */
  text: string | null;
};

export type NoticesAnswer = { items: NoticeItem[]; unread: number; now: number };
export type NoticeCountAnswer = { unread: number };

export const readNotices = z.object({ ids: z.array(z.int()).check(z.minLength(1), z.maxLength(200)) });

const timeOfDay = z
  .string('Enter a time, such as 22:00.')
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time, such as 22:00.'));

export const noticeSettings = z
  .object({
    newLead: z.boolean(),
    escalation: z.boolean(),
    /** In a note, as the new owner of a lead, or by the person of one's own lead. */
    mention: z.boolean(),
    /** Next steps, and leads back from a snooze. */
    reminder: z.boolean(),
    /** `22:00`, by the company's clock; both or neither (empty). May span midnight. */
    quietFrom: timeOfDay,
    quietTo: timeOfDay,
    /** Also all day on weekends and closed days. */
    quietDays: z.boolean(),
  })
  .check(
    z.refine(({ quietFrom, quietTo }) => Boolean(quietFrom) === Boolean(quietTo), {
      path: ['quietTo'],
      error: 'Enter both times, or neither.',
    }),
  );
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** New leads are emailed to the team (`LEADS_TO`) anyway. */
export const usualNotices: NoticeSettings = {
  newLead: false,
  escalation: true,
  mention: true,
  reminder: true,
  quietFrom: '',
  quietTo: '',
  quietDays: false,
};

/** Null: shows the lead now. */
export const snoozeRequest = z.object({
  version: leadVersion,
  until: z.nullable(z.int('Choose a day and a time.').check(z.minimum(0), z.maximum(8_640_000_000_000))),
});
export type SnoozeRequest = z.infer<typeof snoozeRequest>;
