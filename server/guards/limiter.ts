import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey, networkKey } from '../location/client-address.ts';
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

/** A counter and how it names a caller. */
type Counted = { counter: RateLimiterAbstract; keyOf: typeof addressKey; limit: Limit };

export function createLimiter(table: LimitTable['limits'], store: LimitStore): Limiter {
  const counters = new Map<LimitName, [Counted, ...Counted[]]>();
  for (const [name, limit] of Object.entries(table) as [LimitName, Limit][]) {
    const own = { counter: store.counter(name, limit), keyOf: addressKey, limit };
    counters.set(name, [own, ...ofNetwork(name, limit, store)]);
  }
  const countersOf = (name: LimitName) => {
    const known = counters.get(name);
    if (!known) throw new Error(`No limit is called ${name}`);
    return known;
  };
  return {
    count: async (name, address) => {
      const [own, ...networks] = countersOf(name);
      const verdict = await consume(own, address);
      for (const network of verdict.allowed ? networks : []) {
        const ofAll = await consume(network, address);
        if (!ofAll.allowed) return ofAll;
      }
      return verdict;
    },
    giveBack: async (name, address) => {
      for (const { counter, keyOf } of countersOf(name)) await counter.reward(keyOf(address)).catch(() => undefined);
    },
  };
}

function ofNetwork(name: LimitName, limit: Limit, store: LimitStore): Counted[] {
  const { networkPoints: points } = limit;
  if (points === undefined) return [];
  const whole = { ...limit, points };
  return [{ counter: store.counter(`${name}-network`, whole), keyOf: networkKey, limit: whole }];
}

async function consume({ counter, keyOf, limit }: Counted, address: string | undefined): Promise<Verdict> {
  const quotaOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
    ...limit,
    left: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  try {
    return { allowed: true, quota: quotaOf(await counter.consume(keyOf(address))) };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const used = refusal.consumedPoints;
    const quota = quotaOf(refusal);
    // 0: refused by the store's own list of callers far over the limit.
    const isFarOver = used === 0 || used > farOver(limit);
    return { allowed: false, quota, retryAfterSeconds: quota.resetSeconds, farOver: isFarOver };
  }
}
