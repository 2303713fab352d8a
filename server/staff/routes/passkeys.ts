import * as z from 'zod/mini';
import {
  type NewPasskey,
  newPasskey,
  type PasskeyOffer,
  passkeyOffer,
  passkeyPaths,
  passkeyRemoval,
  type UsedPasskey,
  usedPasskey,
} from '../../../shared/staff/passkeys.ts';
import type { Limiter } from '../../guards/limiter.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../create-staff.ts';
import { passkeysAnswerSchema, signInAnswerSchema } from './answer-schemas.ts';
import { callerOf, giveBack, taken } from './sign-in.ts';

type Needs = { limiter: Limiter; staff: Staff };

const wrongPassword = () =>
  new Refusal('invalid-fields', { fields: { current: 'This is not your current password.' } });

export const staffPasskeys = ({ limiter, staff }: Needs): readonly Route[] => [
  writeRoute({
    method: 'POST',
    access: 'ours',
    limit: 'passkeyChallenge',
    path: passkeyPaths.challenge,
    summary: 'Sign in: what a device is asked to sign with a passkey.',
    answer: {
      status: 200,
      about: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn; a cookie.',
      schema: z.looseObject({ challenge: z.string() }),
    },
    judged: false,
    handle: async () => {
      const asked = await staff.passkeys.challenge();
      if (asked === 'unavailable') throw new Refusal('passkeys-unavailable');
      const cookies = [{ name: staff.passkeys.cookie, value: asked.token, maxAgeSeconds: 300 }];
      return { status: 200, json: asked.options, cookies };
    },
  }),
  writeRoute<UsedPasskey>({
    method: 'POST',
    access: 'ours',
    limit: 'signIn',
    path: passkeyPaths.signIn,
    summary: 'Sign in with a passkey, in place of password and code.',
    answer: { status: 200, about: 'Signed in; a cookie.', schema: signInAnswerSchema },
    judged: false,
    body: {
      schemas: [usedPasskey],
      examples: {
        usual: {
          id: 'AQID',
          rawId: 'AQID',
          type: 'public-key',
          response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' },
        },
      },
    },
    handle: async (exchange) => {
      const { passkeys } = staff;
      const token = await passkeys.signIn(exchange.cookies[passkeys.cookie] ?? '', exchange.body, callerOf(exchange));
      if (token === undefined) throw new Refusal('passkey-refused');
      return taken({ limiter, staff }, exchange, { next: 'full', token }, [{ name: passkeys.cookie, value: '' }]);
    },
  }),
  {
    method: 'GET',
    access: { staff: 'any' },
    limit: 'staff',
    path: passkeyPaths.all,
    summary: 'The passkeys of who is signed in.',
    answer: { status: 200, about: 'The passkeys.', schema: passkeysAnswerSchema },
    handle: async (exchange) => ({
      status: 200,
      json: await staff.passkeys.list(memberOf(exchange)),
    }),
  },
  writeRoute<PasskeyOffer>({
    method: 'POST',
    access: { staff: 'any' },
    limit: 'signIn',
    path: passkeyPaths.offer,
    summary: 'What a device needs to make a passkey; asks for the password.',
    answer: {
      status: 200,
      about: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
      schema: z.looseObject({ challenge: z.string() }),
    },
    judged: false,
    body: { schemas: [passkeyOffer], examples: { usual: { name: 'Laptop', current: 'your current password' } } },
    handle: async (exchange) => {
      const offered = await staff.passkeys.offer(memberOf(exchange), exchange.body);
      if (offered === 'wrong') throw wrongPassword();
      await giveBack(limiter, exchange);
      if (offered === 'full') throw new Refusal('passkeys-full');
      if (offered === 'unavailable') throw new Refusal('passkeys-unavailable');
      return { status: 200, json: offered };
    },
  }),
  writeRoute<NewPasskey>({
    method: 'POST',
    access: { staff: 'any' },
    limit: 'staff',
    path: passkeyPaths.all,
    summary: 'Add the passkey that a device made.',
    answer: doneAnswer('Added.'),
    judged: false,
    body: {
      schemas: [newPasskey],
      examples: {
        usual: {
          id: 'AQID',
          rawId: 'AQID',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'oA' },
        },
      },
    },
    handle: async (exchange) => {
      const outcome = await staff.passkeys.add(memberOf(exchange), exchange.body);
      if (outcome === 'full') throw new Refusal('passkeys-full');
      if (outcome === 'refused') throw new Refusal('passkey-not-added');
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute<{ passkey: number; current: string }>({
    method: 'POST',
    access: { staff: 'any' },
    limit: 'signIn',
    path: passkeyPaths.removal,
    summary: 'Remove a passkey, and end one’s other sessions; asks for the password.',
    answer: doneAnswer('Removed.'),
    judged: false,
    body: { schemas: [passkeyRemoval], examples: { usual: { passkey: 1, current: 'your current password' } } },
    handle: async (exchange) => {
      const { passkey, current } = exchange.body;
      const outcome = await staff.passkeys.remove(memberOf(exchange), passkey, current);
      if (outcome === 'wrong') throw wrongPassword();
      await giveBack(limiter, exchange);
      if (outcome === 'unknown') throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
];
