import { passwordChange, staffPaths } from '../../../shared/staff/staff.ts';
import type { StaffMember } from '../../guards/access.ts';
import { Refusal } from '../refusal.ts';
import { type Exchange, type Route, writeRoute } from '../route.ts';
import { giveBack } from './staff-sign-in.ts';

const anyStaff = { access: { staff: 'any' }, limit: 'staff' } as const;

/** Who is signed in; a `staff` row of the table has nobody else. */
export function memberOf({ staff }: Exchange): StaffMember {
  if (!staff) throw new Refusal('unauthorized');
  return staff;
}

/** The number in a path; -1, which nothing has, for anything else. */
export const numberOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : -1);

const signedOut = { status: 200, json: { ok: true } };
const noCookie = ({ services }: Exchange) => [{ name: services.staff.cookie, value: '' }];

/** One's own account and sessions, and for administrators the record of what everybody did. */
export const staffSessions: readonly Route[] = [
  {
    ...anyStaff,
    method: 'GET',
    path: staffPaths.me,
    summary: 'Who is signed in.',
    handle: async (exchange) => ({
      status: 200,
      json: await exchange.services.staff.sessions.about(memberOf(exchange)),
    }),
  },
  {
    ...anyStaff,
    method: 'GET',
    path: staffPaths.sessions,
    summary: 'The sessions of who is signed in.',
    handle: async (exchange) => ({
      status: 200,
      json: { sessions: await exchange.services.staff.sessions.list(memberOf(exchange)) },
    }),
  },
  writeRoute({
    ...anyStaff,
    method: 'DELETE',
    path: `${staffPaths.sessions}/:id`,
    summary: 'End one of one’s own sessions.',
    judged: false,
    handle: async (exchange) => {
      const { services, params } = exchange;
      if (!(await services.staff.sessions.end(memberOf(exchange), numberOf(params.id)))) throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute({
    ...anyStaff,
    method: 'DELETE',
    path: staffPaths.sessions,
    summary: 'Sign out everywhere.',
    judged: false,
    handle: async (exchange) => {
      await exchange.services.staff.sessions.endAll(memberOf(exchange));
      return { ...signedOut, cookies: noCookie(exchange) };
    },
  }),
  writeRoute({
    ...anyStaff,
    method: 'POST',
    path: staffPaths.signOut,
    summary: 'Sign out here.',
    judged: false,
    handle: async (exchange) => {
      await exchange.services.staff.sessions.signOut(memberOf(exchange));
      return { ...signedOut, cookies: noCookie(exchange) };
    },
  }),
  writeRoute<{ current: string; password: string }>({
    ...anyStaff,
    limit: 'signIn',
    method: 'PUT',
    path: staffPaths.password,
    summary: 'Change one’s password, and end one’s other sessions.',
    judged: false,
    body: { schemas: [passwordChange] },
    handle: async (exchange) => {
      const { services, body } = exchange;
      const outcome = await services.staff.sessions.changePassword(memberOf(exchange), body.current, body.password);
      if (outcome === 'wrong')
        throw new Refusal('invalid-fields', { fields: { current: 'This is not your current password.' } });
      await giveBack(exchange);
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
    handle: async (exchange) => {
      const before = exchange.query.get('before');
      const items = await exchange.services.staff.audit(before === null ? undefined : numberOf(before));
      await exchange.services.staff.note(memberOf(exchange), { action: 'audit read' });
      return { status: 200, json: { items } };
    },
  },
];
