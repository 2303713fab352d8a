import * as z from 'zod/mini';
import { passwordChange, staffPaths } from '../../../shared/staff/staff.ts';
import type { Limiter } from '../../guards/limiter.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../create-staff.ts';
import { auditItemSchema, sessionItemSchema, staffAnswerSchema } from './answer-schemas.ts';
import { giveBack } from './sign-in.ts';

type Needs = { limiter: Limiter; staff: Staff };

const anyStaff = { access: { staff: 'any' }, limit: 'staff' } as const;

const signedOut = { status: 200, json: { ok: true } };
const noCookie = (staff: Staff) => [{ name: staff.cookie, value: '' }];

export const staffSessions = ({ limiter, staff }: Needs): readonly Route[] => [
  {
    ...anyStaff,
    method: 'GET',
    path: staffPaths.me,
    summary: 'Who is signed in.',
    answer: { status: 200, about: 'The account.', schema: staffAnswerSchema },
    handle: async (exchange) => ({
      status: 200,
      json: await staff.sessions.about(memberOf(exchange)),
    }),
  },
  {
    ...anyStaff,
    method: 'GET',
    path: staffPaths.sessions,
    summary: 'The sessions of who is signed in.',
    answer: { status: 200, about: 'The sessions.', schema: z.object({ sessions: z.array(sessionItemSchema) }) },
    handle: async (exchange) => ({
      status: 200,
      json: { sessions: await staff.sessions.list(memberOf(exchange)) },
    }),
  },
  writeRoute({
    ...anyStaff,
    method: 'DELETE',
    path: `${staffPaths.sessions}/:id`,
    summary: 'End one of one’s own sessions.',
    answer: doneAnswer('Ended.'),
    judged: false,
    handle: async (exchange) => {
      const { params } = exchange;
      if (!(await staff.sessions.end(memberOf(exchange), numberOf(params.id)))) throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute({
    ...anyStaff,
    method: 'DELETE',
    path: staffPaths.sessions,
    summary: 'Sign out everywhere.',
    answer: doneAnswer('Signed out.'),
    judged: false,
    handle: async (exchange) => {
      await staff.sessions.endAll(memberOf(exchange));
      return { ...signedOut, cookies: noCookie(staff) };
    },
  }),
  writeRoute({
    ...anyStaff,
    method: 'POST',
    path: staffPaths.signOut,
    summary: 'Sign out here.',
    answer: doneAnswer('Signed out.'),
    judged: false,
    handle: async (exchange) => {
      await staff.sessions.signOut(memberOf(exchange));
      return { ...signedOut, cookies: noCookie(staff) };
    },
  }),
  writeRoute<{ current: string; password: string }>({
    ...anyStaff,
    limit: 'signIn',
    method: 'PUT',
    path: staffPaths.password,
    summary: 'Change one’s password, and end one’s other sessions.',
    answer: doneAnswer('Changed.'),
    judged: false,
    body: {
      schemas: [passwordChange],
      examples: { usual: { current: 'your current password', password: 'a sentence that only you know' } },
    },
    handle: async (exchange) => {
      const { body } = exchange;
      const outcome = await staff.sessions.changePassword(memberOf(exchange), body.current, body.password);
      if (outcome === 'wrong')
        throw new Refusal('invalid-fields', { fields: { current: 'This is not your current password.' } });
      await giveBack(limiter, exchange);
      if (typeof outcome === 'object') throw new Refusal('invalid-fields', { fields: { password: outcome.fault } });
      return { status: 200, json: { ok: true } };
    },
  }),
  {
    method: 'GET',
    access: { staff: 'admin' },
    limit: 'staff',
    path: staffPaths.audit,
    summary: 'What staff did, the newest first.',
    answer: { status: 200, about: 'The newest first.', schema: z.object({ items: z.array(auditItemSchema) }) },
    handle: async (exchange) => {
      const before = exchange.query.get('before');
      const items = await staff.audit(before === null ? undefined : numberOf(before));
      await staff.note(memberOf(exchange), { action: 'audit read' });
      return { status: 200, json: { items } };
    },
  },
];
