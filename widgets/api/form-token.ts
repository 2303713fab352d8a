import { type FormTokenAnswer, formTokenMinAge, paths } from '../../shared/http.ts';
import { abortable, wait } from '../base/wait.ts';
import type { Client } from './client.ts';

export type FormTokenFields = { token?: string };

export type FormTokenSource = {
  /** Call at the first focus, so that submit does not wait for the token. */
  prepare(): void;
  /** A token, old enough; {} if none can be fetched. Later requests of the page use it too, so they need not wait. */
  take(signal: AbortSignal): Promise<FormTokenFields>;
};

type Issued = { answer: FormTokenAnswer; at: number };

/** The server's minimum, plus a margin for its coarser clock (ms). */
const oldEnough = formTokenMinAge + 150;

/** Milliseconds. The server rejects tokens older than a day. */
const freshFor = 12 * 60 * 60 * 1000;

/** @param lifetime the script's, because a token may outlive its form */
export function createFormTokenSource(client: Client, lifetime: AbortSignal): FormTokenSource {
  let prepared: Promise<Issued> | undefined;

  async function issue(signal: AbortSignal): Promise<Issued> {
    const answer = await client.get<FormTokenAnswer>(paths.formToken, { signal });
    // Not performance.now(), which stops while the device sleeps.
    return { answer, at: Date.now() };
  }

  return {
    prepare() {
      if (prepared) return;
      prepared = issue(lifetime);
      prepared.catch(() => {
        prepared = undefined;
      });
    },
    async take(signal) {
      try {
        const early = prepared && (await abortable(prepared, signal));
        const issued = early && isFresh(early) ? early : await issue(signal);
        prepared = Promise.resolve(issued);
        await wait(oldEnough - ageOf(issued), signal);
        return { token: issued.answer.token };
      } catch {
        return {};
      }
    },
  };
}

const ageOf = ({ at }: Issued) => Date.now() - at;

/** False too if the device's clock was set back. */
const isFresh = (issued: Issued) => ageOf(issued) >= 0 && ageOf(issued) < freshFor;
