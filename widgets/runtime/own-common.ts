import { hasUnsent } from '../api/has-unsent.ts';
import type { Common } from './common.ts';
import { loadPart } from './load-part.ts';

export const importCommon = () => import('./common.ts');

/** What every widget takes, on a page of ours: fetched once, and again when that has failed. */
export function ownCommon(signal: AbortSignal) {
  let made: Common | undefined;
  let coming: Promise<Common> | undefined;

  async function make(): Promise<Common> {
    const { createCommon } = await loadPart(importCommon);
    made ??= createCommon(signal);
    return made;
  }

  function load(): Promise<Common> {
    coming ??= make().catch((error: unknown) => {
      // The next one tries again.
      coming = undefined;
      throw error;
    });
    return coming;
  }

  return {
    load,
    /** There once a part was fetched. */
    made: () => made as Common,
    /** Sends what the device keeps of earlier pages, now and when the connection or the visitor returns. */
    followKept() {
      const look = () => {
        if (hasUnsent())
          load().then(
            ({ outgoingRequests }) => signal.aborted || outgoingRequests.look(),
            () => undefined,
          );
      };
      look();
      addEventListener('online', look, { signal });
      document.addEventListener('visibilitychange', look, { signal });
    },
  };
}
