import {
  codeRequest,
  newPasswordRequest,
  type SignInAnswer,
  type SignInRequest,
  signInRequest,
  staffPaths,
} from '../../../shared/staff/staff.ts';
import type { Limiter } from '../../guards/limiter.ts';
import { CeilingReached } from '../../guards/take-turns.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Cookie, type Exchange, type Reply, type Route, writeRoute } from '../../http/route.ts';
import type { StepOutcome, Taken } from '../create-sign-in.ts';
import type { Staff } from '../create-staff.ts';
import { authenticatorAnswerSchema, signInAnswerSchema } from './answer-schemas.ts';

type Needs = { limiter: Limiter; staff: Staff };

const step = { method: 'POST', access: 'ours', limit: 'signIn', judged: false } as const;

const tokenOf = (staff: Staff, { cookies }: Exchange): string => cookies[staff.cookie] ?? '';

export const callerOf = ({ agent, source }: Exchange) => ({ agent, address: source.address });

/** Successful tries do not count: a whole office may share one IP address. */
export const giveBack = (limiter: Limiter, { source }: Exchange) => limiter.giveBack(step.limit, source.address);

/** @param more further cookies */
export async function taken(
  { limiter, staff }: Needs,
  exchange: Exchange,
  { next, token, recoveryCodes }: Taken,
  more: readonly Cookie[] = [],
): Promise<Reply> {
  await giveBack(limiter, exchange);
  return {
    status: 200,
    json: { next, recoveryCodes } satisfies SignInAnswer,
    cookies: [{ name: staff.cookie, value: token }, ...more],
  };
}

/** A try that was not checked for want of a turn does not count. */
async function unlessBusy<Outcome>(needs: Needs, exchange: Exchange, checked: Promise<Outcome>): Promise<Outcome> {
  try {
    return await checked;
  } catch (error) {
    if (error instanceof CeilingReached) await giveBack(needs.limiter, exchange);
    throw error;
  }
}

async function answer(needs: Needs, exchange: Exchange, outcome: StepOutcome): Promise<Reply> {
  if (outcome === 'session-over') throw new Refusal('sign-in-over');
  if (outcome === undefined) throw new Refusal('code-refused');
  return taken(needs, exchange, outcome);
}

/** No step reveals whether an account exists. */
export const staffSignIn = (needs: Needs): readonly Route[] => [
  writeRoute<SignInRequest>({
    ...step,
    path: staffPaths.signIn,
    summary: 'Sign in to the staff page: email and password.',
    answer: { status: 200, about: 'What is asked for next; a cookie.', schema: signInAnswerSchema },
    body: {
      schemas: [signInRequest],
      examples: { usual: { email: 'sam@firm.example', password: 'a sentence that only you know' } },
    },
    handle: async (exchange) => {
      const outcome = await unlessBusy(needs, exchange, needs.staff.signIn.begin(exchange.body, callerOf(exchange)));
      if (!outcome) throw new Refusal('sign-in-refused');
      return taken(needs, exchange, outcome);
    },
  }),
  writeRoute<{ code: string }>({
    ...step,
    path: staffPaths.code,
    summary: 'Sign in: the code of the authenticator, or a recovery code.',
    answer: { status: 200, about: 'What is asked for next; a cookie.', schema: signInAnswerSchema },
    body: { schemas: [codeRequest], examples: { usual: { code: '123456' } } },
    handle: async (exchange) => {
      const token = tokenOf(needs.staff, exchange);
      return answer(needs, exchange, await needs.staff.signIn.code(token, exchange.body.code, callerOf(exchange)));
    },
  }),
  writeRoute<{ password: string }>({
    ...step,
    path: staffPaths.newPassword,
    summary: 'Sign in: choose a password in place of the one-time one.',
    answer: { status: 200, about: 'What is asked for next; a cookie.', schema: signInAnswerSchema },
    body: { schemas: [newPasswordRequest], examples: { usual: { password: 'a sentence that only you know' } } },
    handle: async (exchange) => {
      const { password } = exchange.body;
      const token = tokenOf(needs.staff, exchange);
      const outcome = await unlessBusy(
        needs,
        exchange,
        needs.staff.signIn.password(token, password, callerOf(exchange)),
      );
      if (typeof outcome === 'object' && 'fault' in outcome)
        throw new Refusal('invalid-fields', { fields: { password: outcome.fault } });
      return answer(needs, exchange, outcome);
    },
  }),
  writeRoute({
    ...step,
    path: staffPaths.authenticator,
    summary: 'Sign in: the secret for a new authenticator.',
    answer: { status: 200, about: 'The secret, also as a picture.', schema: authenticatorAnswerSchema },
    handle: async (exchange) => {
      const offered = await needs.staff.signIn.authenticator(tokenOf(needs.staff, exchange), callerOf(exchange));
      if (!offered) throw new Refusal('sign-in-over');
      await giveBack(needs.limiter, exchange);
      return { status: 200, json: offered };
    },
  }),
  writeRoute<{ code: string }>({
    ...step,
    method: 'PUT',
    path: staffPaths.authenticator,
    summary: 'Sign in: the first code of the new authenticator.',
    answer: { status: 200, about: 'Recovery codes, shown once; a cookie.', schema: signInAnswerSchema },
    body: { schemas: [codeRequest], examples: { usual: { code: '123456' } } },
    handle: async (exchange) => {
      const token = tokenOf(needs.staff, exchange);
      return answer(needs, exchange, await needs.staff.signIn.confirm(token, exchange.body.code, callerOf(exchange)));
    },
  }),
];
