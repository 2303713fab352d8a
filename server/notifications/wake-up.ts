import { setTimeout as pause } from 'node:timers/promises';

/** A call while awake ends the next sleep. */
export type WakeUp = {
  call(): void;
  sleep(milliseconds: number): Promise<void>;
};

export function createWakeUp(): WakeUp {
  let called = new AbortController();
  return {
    // At every commit: checking first is cheaper than aborting again.
    call: () => void (called.signal.aborted || called.abort()),
    async sleep(milliseconds) {
      await pause(milliseconds, undefined, { ref: false, signal: called.signal }).catch(() => undefined);
      called = new AbortController();
    },
  };
}
