import * as z from 'zod/mini';
import {
  colleagueChange,
  colleaguePaths,
  forgottenRequest,
  linkRequest,
  type NewColleague,
  newColleague,
  type ProfileChange,
  profileChange,
} from '../../../shared/staff/colleagues.ts';
import type { StaffRole } from '../../../shared/staff/staff.ts';
import type { Limiter } from '../../guards/limiter.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Reply, type Route, writeRoute } from '../../http/route.ts';
import type { Revoked } from '../account-writes.ts';
import type { Staff } from '../create-staff.ts';
import { colleagueItemSchema, signInAnswerSchema } from './answer-schemas.ts';
import { callerOf, taken } from './sign-in.ts';

type Needs = { limiter: Limiter; staff: Staff };

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;
const one = `${colleaguePaths.colleagues}/:id`;
const done: Reply = { status: 200, json: { ok: true } };

function settled(outcome: Revoked | 'changed'): Reply {
  if (outcome === 'unknown') throw new Refusal('not-found');
  if (outcome === 'last admin')
    throw new Refusal('invalid-fields', {
      fields: { role: 'This is the last administrator. Make a colleague one first.' },
    });
  return done;
}

export const staffColleagues = ({ limiter, staff }: Needs): readonly Route[] => [
  {
    ...admin,
    method: 'GET',
    path: colleaguePaths.colleagues,
    summary: 'The open accounts of staff.',
    answer: { status: 200, about: 'The accounts.', schema: z.object({ items: z.array(colleagueItemSchema) }) },
    handle: async (exchange) => ({ status: 200, json: { items: await staff.accounts.list(memberOf(exchange)) } }),
  },
  writeRoute<NewColleague>({
    ...admin,
    method: 'POST',
    path: colleaguePaths.colleagues,
    summary: 'Make an account and mail its invitation.',
    answer: doneAnswer('Made.', 201),
    judged: false,
    body: { schemas: [newColleague], examples: { usual: { email: 'sam@firm.example', name: 'Sam', role: 'sales' } } },
    handle: async (exchange) => {
      if (!(await staff.accounts.invite(memberOf(exchange), exchange.body)))
        throw new Refusal('invalid-fields', { fields: { email: 'This colleague has an account already.' } });
      return { status: 201, json: { ok: true } };
    },
  }),
  writeRoute<{ role: StaffRole }>({
    ...admin,
    method: 'PATCH',
    path: one,
    summary: 'Give an account another role.',
    answer: doneAnswer('Changed.'),
    judged: false,
    body: { schemas: [colleagueChange], examples: { usual: { role: 'marketing' } } },
    handle: async (exchange) => {
      const { params, body } = exchange;
      return settled(await staff.accounts.changeRole(memberOf(exchange), numberOf(params.id), body.role));
    },
  }),
  writeRoute({
    ...admin,
    method: 'POST',
    path: `${one}/invitation`,
    summary: 'Mail another invitation; the one before ends.',
    answer: doneAnswer('On its way.', 202),
    judged: false,
    handle: async (exchange) => {
      if (!(await staff.accounts.inviteAgain(memberOf(exchange), numberOf(exchange.params.id))))
        throw new Refusal('not-found');
      return { status: 202, json: { ok: true } };
    },
  }),
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: one,
    summary: 'Close an account: it is signed out, its passkeys and private views are deleted.',
    answer: doneAnswer('Closed.'),
    judged: false,
    handle: async (exchange) => settled(await staff.accounts.close(memberOf(exchange), numberOf(exchange.params.id))),
  }),
  writeRoute<ProfileChange>({
    access: { staff: 'any' },
    limit: 'staff',
    method: 'PUT',
    path: colleaguePaths.profile,
    summary: 'Set one’s own name and signature.',
    answer: doneAnswer('Set.'),
    judged: false,
    body: { schemas: [profileChange], examples: { usual: { name: 'Sam', signature: 'Sam, help desk' } } },
    handle: async (exchange) => {
      await staff.accounts.saveProfile(memberOf(exchange), exchange.body);
      return done;
    },
  }),
  writeRoute<{ email: string }>({
    access: 'ours',
    limit: 'forgotten',
    method: 'POST',
    path: colleaguePaths.forgotten,
    summary: 'Mail a link to who has forgotten the password; the answer does not tell whether there is an account.',
    answer: doneAnswer('Taken.', 202),
    judged: false,
    body: { schemas: [forgottenRequest], examples: { usual: { email: 'sam@firm.example' } } },
    handle: async (exchange) => {
      await staff.accounts.forgotten(exchange.body.email, callerOf(exchange));
      return { status: 202, json: { ok: true } };
    },
  }),
  writeRoute<{ token: string }>({
    access: 'ours',
    limit: 'signIn',
    method: 'POST',
    path: colleaguePaths.link,
    summary: 'Sign in by a mailed link, once: then choose a password.',
    answer: { status: 200, about: 'What is asked for next; a cookie.', schema: signInAnswerSchema },
    judged: false,
    body: { schemas: [linkRequest], examples: { usual: { token: 'of-the-mailed-link' } } },
    handle: async (exchange) => {
      const outcome = await staff.accounts.openLink(exchange.body.token, callerOf(exchange));
      if (!outcome) throw new Refusal('link-over');
      return taken({ limiter, staff }, exchange, outcome);
    },
  }),
];
