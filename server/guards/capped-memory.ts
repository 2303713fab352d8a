import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** About 1.6 kB an address. */
const mostAddresses = 10_000;

/**
 * Counts in memory for at most 10,000 addresses; the one counted first is forgotten for the next new one. A caller with
 * that many addresses gains nothing by it: each of them has a limit of its own anyway.
 */
export class CappedMemory extends RateLimiterMemory {
  readonly #counted = new Set<string>();

  override consume(...asked: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    const key = String(asked[0]);
    if (!this.#counted.has(key)) {
      this.#counted.add(key);
      const [first] = this.#counted;
      if (this.#counted.size > mostAddresses && first !== undefined) {
        this.#counted.delete(first);
        void this.delete(first);
      }
    }
    return super.consume(...asked);
  }
}
