import * as z from 'zod/mini';
import type { TimesAnswer } from '../../../shared/appointments/appointments.ts';
import { isDay } from '../../../shared/company/calendar-day.ts';
import {
  type AppointmentSettings,
  appointmentPaths,
  appointmentSettings,
  type BookedByStaffAnswer,
  feedPath,
  type NewFeedAnswer,
  type StaffTimeRequest,
  staffTimeRequest,
} from '../../../shared/staff/appointments.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { StaffAppointments } from '../create-staff-appointments.ts';
import { dayAnswerSchema, feedAnswerSchema, settingsAnswerSchema } from './answer-schemas.ts';
import { callSchema, timesAnswerSchema } from './times.ts';

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
    query: { day: 'Such as 2026-11-26, by the company’s clock; absent: today.' },
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
  {
    ...sales,
    method: 'GET',
    path: `${appointmentPaths.day}/:reference`,
    summary: 'The free times for a call with a lead, and the call that is booked.',
    answer: { status: 200, about: 'Days and times by the company’s clock.', schema: timesAnswerSchema },
    handle: async ({ params }) => {
      const times = await calls.times(params.reference ?? '');
      if (!times) throw new Refusal('not-found');
      return { status: 200, json: times satisfies TimesAnswer };
    },
  },
  writeRoute<StaffTimeRequest>({
    ...sales,
    method: 'POST',
    path: `${appointmentPaths.day}/:reference`,
    summary: 'Book a call with a lead, or move it; the visitor is told by email.',
    answer: {
      status: 201,
      about: 'Booked. This is now the contact time that we promise; `act` undoes the state.',
      schema: z.object({ ok: z.literal(true), call: callSchema, act: z.nullable(z.number()) }),
    },
    judged: false,
    refuses: ['not-found', 'time-taken'],
    body: { schemas: [staffTimeRequest], examples: { usual: { at: '2026-11-26T19:00:00.000Z' } } },
    handle: async (exchange) => {
      const outcome = await calls.book(
        memberOf(exchange),
        exchange.params.reference ?? '',
        Date.parse(exchange.body.at),
      );
      if (outcome === 'unknown') throw new Refusal('not-found');
      if (outcome === 'taken') throw new Refusal('time-taken');
      return { status: 201, json: { ok: true, ...outcome } satisfies BookedByStaffAnswer };
    },
  }),
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
