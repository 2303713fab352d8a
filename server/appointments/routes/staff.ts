import * as z from 'zod/mini';
import { isDay } from '../../../shared/company/calendar-day.ts';
import {
  type AppointmentSettings,
  appointmentPaths,
  appointmentSettings,
  feedPath,
  type NewFeedAnswer,
} from '../../../shared/staff/appointments.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { StaffAppointments } from '../create-staff-appointments.ts';
import { dayAnswerSchema, feedAnswerSchema, settingsAnswerSchema } from './answer-schemas.ts';

type Needs = { staffAppointments: StaffAppointments; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

async function* inOnePiece(text: string) {
  yield text;
}

export const staffAppointments = ({ staffAppointments: calls, staff }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: appointmentPaths.day,
    summary: 'The calls of a day, and the next day that has any.',
    answer: { status: 200, about: 'In the order of time.', schema: dayAnswerSchema },
    query: { day: 'Such as 2026-11-26, in Toronto; absent: today.' },
    handle: async (exchange) => {
      const { query, unattended } = exchange;
      const day = query.get('day') ?? undefined;
      if (day !== undefined && !isDay(day)) throw new Refusal('not-found');
      const answer = await calls.day(day);
      await staff.noteReading(
        memberOf(exchange),
        { action: 'calls read', about: answer.day },
        { filter: '', unattended },
      );
      return { status: 200, json: answer };
    },
  },
  writeRoute({
    ...sales,
    method: 'DELETE',
    path: `${appointmentPaths.day}/:reference`,
    summary: 'Cancel a call; the visitor is told by email.',
    answer: doneAnswer('Cancelled.'),
    judged: false,
    handle: async (exchange) => {
      if (!(await calls.cancel(memberOf(exchange), exchange.params.reference ?? ''))) throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
  {
    ...admin,
    method: 'GET',
    path: appointmentPaths.settings,
    summary: 'Whether and how visitors book calls.',
    answer: { status: 200, about: 'The settings, and colleagues who may call.', schema: settingsAnswerSchema },
    handle: async () => ({ status: 200, json: await calls.settings() }),
  },
  writeRoute<AppointmentSettings>({
    ...admin,
    method: 'PUT',
    path: appointmentPaths.settings,
    summary: 'Change whether and how visitors book calls.',
    answer: doneAnswer('Changed.'),
    judged: false,
    body: {
      schemas: [appointmentSettings],
      examples: { usual: { isOn: true, minutes: 20, leadHours: 4, bufferMinutes: 10, atOnce: 1, people: [] } },
    },
    handle: async (exchange) => {
      await calls.saveSettings(memberOf(exchange), exchange.body);
      return { status: 200, json: { ok: true } };
    },
  }),
  {
    ...sales,
    method: 'GET',
    path: appointmentPaths.feed,
    summary: 'When one’s calendar address was made.',
    answer: { status: 200, about: 'Null: there is none.', schema: feedAnswerSchema },
    handle: async (exchange) => ({ status: 200, json: await calls.feed(memberOf(exchange)) }),
  },
  writeRoute({
    ...sales,
    method: 'POST',
    path: appointmentPaths.feed,
    summary: 'Make a new calendar address; the one before ends.',
    answer: { status: 201, about: 'The address, shown once.', schema: z.object({ address: z.string() }) },
    judged: false,
    handle: async (exchange) => {
      const address = await calls.renewFeed(memberOf(exchange));
      return { status: 201, json: { address } satisfies NewFeedAnswer };
    },
  }),
  {
    method: 'GET',
    path: `${feedPath}/:secret`,
    summary: 'The calls, for a calendar program that subscribes to a secret address.',
    answer: { status: 200, about: 'The calls.', type: 'text/calendar' },
    access: 'ours',
    limit: 'mailedLinks',
    handle: async ({ params }) => {
      const [, secret = ''] = /^(.+)\.ics$/.exec(params.secret ?? '') ?? [];
      const calendar = await calls.calendar(secret);
      if (calendar === undefined) throw new Refusal('not-found');
      return {
        status: 200,
        headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
        pieces: inOnePiece(calendar),
      };
    },
  },
];
