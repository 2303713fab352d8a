import { wait } from '../base/wait.ts';
import { type FormTokenAnswer, formTokenMinAge, paths } from '../contract/http.ts';
import type { Client } from './client.ts';
import { findProof } from './proof-of-work.ts';

/** What a form post carries to show that a page made it. */
export type GuardFields = { token?: string; proof?: string };

export type FormTokenSource = {
  /** Asks for a token ahead of time, at the first focus, so that submitting need not wait for it. */
  prepare(): void;
  /** A token, used once, old enough and with its proof; empty when none is to be had, which is no offence. */
  take(signal: AbortSignal): Promise<GuardFields>;
};

type Issued = { answer: FormTokenAnswer; at: number };

/** Milliseconds before a token is used. The server sees it as older than we do, but its clock ticks in other steps. */
const oldEnough = formTokenMinAge + 150;

/** A tab left open over night asks again: the server takes no token older than a day. */
const freshFor = 12 * 60 * 60 * 1000;

/** Form tokens from `GET /api/form-token`. `lifetime` is the script's: a token outlives the form that asked. */
export function createFormTokenSource(client: Client, lifetime: AbortSignal): FormTokenSource {
  let prepared: Promise<Issued> | undefined;

  async function issue(signal: AbortSignal): Promise<Issued> {
    const answer = await client.get<FormTokenAnswer>(paths.formToken, { signal });
    // Not performance.now(): while a device sleeps it stands still, and the token grows old all the same.
    return { answer, at: Date.now() };
  }

  return {
    prepare() {
      if (prepared) return;
      prepared = issue(lifetime);
      // take() asks again when this one failed; the failure itself is no one's concern.
      prepared.catch(() => {
        prepared = undefined;
      });
    },
    async take(signal) {
      const waiting = prepared;
      prepared = undefined;
      try {
        const early = waiting && (await abortable(waiting, signal));
        const issued = early && isFresh(early) ? early : await issue(signal);
        const { token, work } = issued.answer;
        const proof = work && (await findProof(token, work.bits, signal));
        await wait(Math.min(oldEnough, Math.max(0, oldEnough - ageOf(issued))), signal);
        return { token, ...(proof && { proof }) };
      } catch {
        // A missing token neither refuses nor delays a lead: the post itself says whether the server is there.
        return {};
      }
    },
  };
}

const ageOf = ({ at }: Issued) => Date.now() - at;

/** False also when the device's clock has been set back since. */
const isFresh = (issued: Issued) => ageOf(issued) >= 0 && ageOf(issued) < freshFor;

function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
