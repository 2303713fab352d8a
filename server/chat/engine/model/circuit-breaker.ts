/** Consecutive failures that open the circuit, and the pause (ms) before the next trial. */
const failures = 3;
const pause = 60_000;

export type CircuitBreaker = {
  /** After a pause one question may try; the others skip the model. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
};

/** @param now milliseconds since 1970 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    mayAsk() {
      if (inARow < failures) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + pause;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow++;
      closedUntil = now() + pause;
    },
  };
}
