import { setTimeout as pause } from 'node:timers/promises';

/** A sleep that ends after a time, or as soon as somebody calls. A call while awake is not forgotten. */
export type WakeUp = {
  call(): void;
  sleep(milliseconds: number): Promise<void>;
};

export function createWakeUp(): WakeUp {
  let called = new AbortController();
  return {
    // Called at every commit: looking first is cheaper than aborting a sleep that has already ended.
    call: () => void (called.signal.aborted || called.abort()),
    async sleep(milliseconds) {
      await pause(milliseconds, undefined, { ref: false, signal: called.signal }).catch(() => undefined);
      called = new AbortController();
    },
  };
}
