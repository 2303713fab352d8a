import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../location/client-address.ts';
import type { LimitStore } from './limit-store.ts';
import type { Limit, LimitName, LimitTable } from './limits.ts';

export type Verdict = { allowed: true; used: number } | { allowed: false; retryAfterSeconds: number };

export type Limiter = {
  /** Counts one request of an address against a limit. Counting never fails a request. */
  count(name: LimitName, address: string | undefined): Promise<Verdict>;
};

/** The limits of a table, counted in a store. */
export function createLimiter(table: LimitTable['limits'], store: LimitStore): Limiter {
  const counters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(table) as [LimitName, Limit][]) {
    counters.set(name, store.counter(name, limit));
  }
  return {
    count: async (name, address) => {
      const counter = counters.get(name);
      if (!counter) throw new Error(`No limit is called ${name}`);
      try {
        const { consumedPoints } = await counter.consume(addressKey(address));
        return { allowed: true, used: consumedPoints };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
  };
}
