import * as z from 'zod/mini';
import {
  type BookedAnswer,
  type CancelRequest,
  cancelRequest,
  type TimeRequest,
  type TimesAnswer,
  timeRequest,
} from '../../../shared/appointments/appointments.ts';
import { callFile, callPaths, timesPage } from '../../../shared/appointments/call-paths.ts';
import { doneSchema } from '../../http/done.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { type Reply, type Route, writeRoute } from '../../http/route.ts';
import { networkKey } from '../../location/client-address.ts';
import type { NotBooked } from '../book-call.ts';
import type { Appointments } from '../create-appointments.ts';
import { cancelledPage, cancelPage, timesOrCall, timesPageOf, unknownPage } from './call-pages.ts';

type Needs = { appointments: Appointments; metrics: Metrics };

const freeDay = z.object({
  day: z.string(),
  times: z.array(z.object({ at: z.string(), clock: z.string() })),
});
export const callSchema = z.object({ at: z.string(), minutes: z.number(), when: z.string(), changeable: z.boolean() });
export const timesAnswerSchema = z.object({
  call: z.nullable(callSchema),
  days: z.array(freeDay),
}) satisfies z.ZodMiniType<TimesAnswer>;
const bookedAnswer = z.object({ ok: z.literal(true), call: callSchema }) satisfies z.ZodMiniType<BookedAnswer>;

const unknown: Reply = { status: 404, json: new Refusal('not-found').toAnswer(), page: unknownPage };

const refusals = {
  taken: 'time-taken',
  'too-late': 'call-too-soon',
  'too-many': 'time-not-held',
} as const satisfies Record<Exclude<NotBooked, 'unknown'>, RefusalCode>;

const query = { token: 'Of the answer to a request, or of the link in its emails.' };

async function* inOnePiece(text: string) {
  yield text;
}

/** The free times of a request, booking one, changing it and cancelling it; as JSON and as pages. */
export const callTimes = ({ appointments, metrics }: Needs): readonly Route[] => [
  {
    method: 'GET',
    path: callPaths.times,
    summary: 'The free times for a call, and the call that was booked.',
    access: 'ours',
    limit: 'receipts',
    query,
    answer: { status: 200, about: 'Days and times by the clock of the offices.', schema: timesAnswerSchema },
    refuses: ['not-found'],
    handle: async ({ query }) => {
      const times = await appointments.look(query.get('token') ?? '');
      if (!times) throw new Refusal('not-found');
      const { call, days } = times;
      return { status: 200, json: { call, days } satisfies TimesAnswer };
    },
  },
  writeRoute<TimeRequest>({
    method: 'POST',
    path: callPaths.times,
    summary: 'Book the call of a request, or move it.',
    access: 'ours',
    limit: 'calls',
    judged: false,
    answer: { status: 201, about: 'Booked. This is now the contact time that we promise.', schema: bookedAnswer },
    refuses: ['not-found', 'time-taken', 'call-too-soon', 'time-not-held'],
    body: {
      schemas: [timeRequest],
      examples: { yours: { token: 'K7P-4QX.of-your-link', at: '2026-11-26T19:00:00.000Z' } },
    },
    handle: async ({ body: { token, at }, source }) => {
      const outcome = await appointments.book(token, Date.parse(at), networkKey(source.address));
      metrics.count('appointments_total', { outcome: outcome.status });
      if (outcome.status === 'unknown') return unknown;
      if (outcome.status !== 'booked') {
        const refusal = new Refusal(refusals[outcome.status]);
        const times = await appointments.look(token);
        // With the times that are free now, so that nobody has to ask again; none if too many calls are booked.
        const days = (outcome.status !== 'too-many' && times?.days) || [];
        const page = times ? timesPageOf({ ...times, days, token, said: refusal.message }) : unknownPage;
        return { status: refusal.status, json: { ...refusal.toAnswer(), days }, page };
      }
      const json: BookedAnswer = { ok: true, call: outcome.call };
      return { status: 201, json, seeOther: `${timesPage}?${new URLSearchParams({ token })}` };
    },
  }),
  writeRoute<CancelRequest>({
    method: 'POST',
    path: callPaths.cancel,
    summary: 'Cancel the call of a request; the request stays.',
    access: 'ours',
    limit: 'calls',
    judged: false,
    answer: { status: 200, about: 'Cancelled.', schema: doneSchema },
    refuses: ['not-found', 'call-too-soon'],
    body: { schemas: [cancelRequest], examples: { yours: { token: 'K7P-4QX.of-your-link' } } },
    handle: async ({ body: { token }, source }) => {
      const outcome = await appointments.cancel(token, networkKey(source.address));
      metrics.count('appointments_total', { outcome });
      if (outcome === 'unknown') return unknown;
      if (outcome === 'too-late') throw new Refusal('call-too-soon');
      return { status: 200, json: { ok: true }, page: cancelledPage(token) };
    },
  }),
  {
    method: 'GET',
    path: timesPage,
    summary: 'Show the free times for a call, or the call that was booked.',
    access: 'ours',
    limit: 'mailedLinks',
    forPeople: true,
    query: {
      ...query,
      at: 'A time to be offered first.',
      cancel: 'Asks whether to cancel.',
      change: 'Shows the times.',
    },
    handle: async ({ query }) => {
      const token = query.get('token') ?? '';
      const times = await appointments.look(token);
      if (!times) return { status: 404, page: unknownPage };
      if (query.has('cancel') && times.call?.changeable) return { status: 200, page: cancelPage(times.call, token) };
      const shown = { ...times, token, wanted: query.get('at') ?? undefined, isChange: query.has('change') };
      return { status: 200, page: timesOrCall(shown, appointments.links) };
    },
  },
  {
    method: 'GET',
    path: callFile,
    summary: 'The call that was booked, as a calendar file.',
    answer: { status: 200, about: 'The call.', type: 'text/calendar' },
    access: 'ours',
    limit: 'mailedLinks',
    query,
    handle: async ({ query }) => {
      const file = await appointments.file(query.get('token') ?? '');
      if (file === undefined) throw new Refusal('not-found');
      const headers = {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="call.ics"',
      };
      return { status: 200, headers, pieces: inOnePiece(file) };
    },
  },
];
