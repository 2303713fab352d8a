/** So many failures one after another open the circuit; so long, in milliseconds, nobody tries again. */
const failures = 3;
const pause = 60_000;

/** Keeps visitors from waiting for a language model that is down. */
export type CircuitBreaker = {
  /** Whether the model may be asked now. After a pause one question may try; the others go on without it. */
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
      // This question is the trial; the next has to wait for its end, or for another pause.
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
