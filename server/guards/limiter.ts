import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../location/client-address.ts';
import type { LimitStore } from './limit-store.ts';
import { farOver, type Limit, type LimitName, type LimitTable } from './limits.ts';

/** Requests left, and seconds until the count begins anew. */
export type Quota = Limit & { left: number; resetSeconds: number };

export type Verdict =
  | { allowed: true; quota: Quota }
  /** `farOver`: refused so often that a short answer is enough. */
  | { allowed: false; quota: Quota; retryAfterSeconds: number; farOver: boolean };

export type Limiter = {
  /** Never fails the request. */
  count(name: LimitName, address: string | undefined): Promise<Verdict>;
  /** Never fails the request. */
  giveBack(name: LimitName, address: string | undefined): Promise<void>;
};

export function createLimiter(table: LimitTable['limits'], store: LimitStore): Limiter {
  const counters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(table) as [LimitName, Limit][]) {
    counters.set(name, store.counter(name, limit));
  }
  const counterOf = (name: LimitName) => {
    const counter = counters.get(name);
    if (!counter) throw new Error(`No limit is called ${name}`);
    return counter;
  };
  return {
    count: async (name, address) => {
      const counter = counterOf(name);
      const quotaOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
        ...table[name],
        left: Math.max(0, remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
      try {
        return { allowed: true, quota: quotaOf(await counter.consume(addressKey(address))) };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const used = refusal.consumedPoints;
        const quota = quotaOf(refusal);
        // 0: refused by the store's own list of callers far over the limit.
        const isFarOver = used === 0 || used > farOver(table[name]);
        return { allowed: false, quota, retryAfterSeconds: quota.resetSeconds, farOver: isFarOver };
      }
    },
    giveBack: async (name, address) => {
      await counterOf(name)
        .reward(addressKey(address))
        .catch(() => undefined);
    },
  };
}
