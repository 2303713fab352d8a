import { type FormTokenAnswer, formTokenMinAge, paths } from '../../shared/http.ts';
import { abortable, wait } from '../base/wait.ts';
import type { Client } from './client.ts';

/** The field of a form post that shows that a page made it. */
export type FormTokenFields = { token?: string };

export type FormTokenSource = {
  /** Fetches a token at the first focus, so that submitting need not wait for it. */
  prepare(): void;
  /** A token for one use, old enough; {} if none can be fetched, which the server accepts. */
  take(signal: AbortSignal): Promise<FormTokenFields>;
};

type Issued = { answer: FormTokenAnswer; at: number };

/** Age in milliseconds at which a token is used: the server's minimum, and a margin for its coarser clock. */
const oldEnough = formTokenMinAge + 150;

/** Milliseconds after which a new token is fetched. The server accepts none older than a day. */
const freshFor = 12 * 60 * 60 * 1000;

/** Form tokens from `GET /api/form-token`. `lifetime` is the script's, as a token may outlive the form that asked for it. */
export function createFormTokenSource(client: Client, lifetime: AbortSignal): FormTokenSource {
  let prepared: Promise<Issued> | undefined;

  async function issue(signal: AbortSignal): Promise<Issued> {
    const answer = await client.get<FormTokenAnswer>(paths.formToken, { signal });
    // Not performance.now(): it does not advance while the device sleeps, but the token ages.
    return { answer, at: Date.now() };
  }

  return {
    prepare() {
      if (prepared) return;
      prepared = issue(lifetime);
      // take() fetches again after a failure.
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
        await wait(Math.min(oldEnough, Math.max(0, oldEnough - ageOf(issued))), signal);
        return { token: issued.answer.token };
      } catch {
        // The server accepts a lead without a token; the post itself shows whether the server can be reached.
        return {};
      }
    },
  };
}

const ageOf = ({ at }: Issued) => Date.now() - at;

/** False also if the device's clock was set back. */
const isFresh = (issued: Issued) => ageOf(issued) >= 0 && ageOf(issued) < freshFor;
