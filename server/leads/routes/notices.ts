import * as z from 'zod/mini';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import {
  type NoticeSettings,
  noticePaths,
  noticeSettings,
  readNotices,
  type SnoozeRequest,
  snoozeRequest,
} from '../../../shared/staff/notices.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Duty } from '../notices/create-notices.ts';
import { noticesAnswerSchema } from './lead-answer-schemas.ts';

type Needs = { duty: Duty; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const done = { status: 200, json: { ok: true } };

export const staffNotices = ({ duty, staff }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: noticePaths.notices,
    summary: 'What the person who asks was told, the newest first.',
    answer: { status: 200, about: 'The notices.', schema: noticesAnswerSchema },
    handle: async (exchange) => {
      const { unattended } = exchange;
      const member = memberOf(exchange);
      const answer = await duty.notices(member);
      await staff.noteReading(member, { action: 'notices read' }, { filter: '', unattended });
      return { status: 200, json: answer };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: noticePaths.count,
    summary: 'How many of one’s notices are unread.',
    answer: { status: 200, about: 'The count.', schema: z.object({ unread: z.number() }) },
    handle: async (exchange) => ({
      status: 200,
      json: { unread: await duty.unread(memberOf(exchange)) },
    }),
  },
  writeRoute<{ ids: number[] }>({
    ...sales,
    method: 'POST',
    path: noticePaths.read,
    summary: 'Mark one’s own notices as read.',
    answer: doneAnswer('Marked.'),
    judged: false,
    body: { schemas: [readNotices], examples: { usual: { ids: [1, 2] } } },
    handle: async (exchange) => {
      await duty.markRead(memberOf(exchange), exchange.body.ids);
      return done;
    },
  }),
  {
    ...sales,
    method: 'GET',
    path: noticePaths.settings,
    summary: 'Which emails reach one, and when.',
    answer: {
      status: 200,
      about: 'The choice.',
      schema: z.object({
        newLead: z.boolean(),
        escalation: z.boolean(),
        mention: z.boolean(),
        reminder: z.boolean(),
        quietFrom: z.string(),
        quietTo: z.string(),
        quietDays: z.boolean(),
      }),
    },
    handle: async (exchange) => ({ status: 200, json: await duty.settings(memberOf(exchange)) }),
  },
  writeRoute<NoticeSettings>({
    ...sales,
    method: 'PUT',
    path: noticePaths.settings,
    summary: 'Choose which emails reach one, and when.',
    answer: doneAnswer('Chosen.'),
    judged: false,
    body: {
      schemas: [noticeSettings],
      examples: {
        usual: {
          newLead: true,
          escalation: true,
          mention: true,
          reminder: true,
          quietFrom: '18:00',
          quietTo: '08:00',
          quietDays: true,
        },
      },
    },
    handle: async (exchange) => {
      await duty.saveSettings(memberOf(exchange), exchange.body);
      return done;
    },
  }),
  writeRoute<SnoozeRequest>({
    ...sales,
    method: 'PUT',
    path: `${inboxPaths.leads}/:reference/snooze`,
    summary: 'Put a lead out of the way until a time, or take it back; refused when a colleague was faster.',
    answer: {
      status: 200,
      about: 'Changed; `act` undoes it.',
      schema: z.object({ ok: z.literal(true), act: z.number() }),
    },
    judged: false,
    body: { schemas: [snoozeRequest], examples: { usual: { version: 3, until: 1795788000000 } } },
    handle: async (exchange) => {
      const { params, body } = exchange;
      const outcome = await duty.snooze(memberOf(exchange), params.reference ?? '', body);
      if (outcome === 'unknown') throw new Refusal('not-found');
      if (outcome === 'changed') throw new Refusal('changed-meanwhile');
      const wrong = { past: 'Choose a time that is still to come.', closed: 'A closed lead cannot be snoozed.' };
      if (typeof outcome === 'string') throw new Refusal('invalid-fields', { fields: { until: wrong[outcome] } });
      return { status: 200, json: { ok: true, ...outcome } };
    },
  }),
];
