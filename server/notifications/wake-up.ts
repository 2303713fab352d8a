import { setTimeout as pause } from 'node:timers/promises';

/** A sleep that ends after a time, or as soon as somebody calls. A call while awake is not forgotten. */
export type WakeUp = {
  call(): void;
  sleep(milliseconds: number): Promise<void>;
};

export function createWakeUp(): WakeUp {
  let called = new AbortController();
  return {
    // Every commit calls: to end a sleep that has ended costs more than to look.
    call: () => void (called.signal.aborted || called.abort()),
    async sleep(milliseconds) {
      await pause(milliseconds, undefined, { ref: false, signal: called.signal }).catch(() => undefined);
      called = new AbortController();
    },
  };
}
