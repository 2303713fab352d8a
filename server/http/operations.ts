import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { doneSchema } from './done.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { Refusal } from './refusal.ts';
import type { Exchange, ReadRoute } from './route.ts';

type Operator = { metricsToken: string | undefined };

/** Liveness only: a restart would fix nothing else. */
export const health: ReadRoute = {
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the process is alive.',
  access: 'ours',
  limit: 'uncounted',
  answer: { status: 200, about: 'Alive.', schema: doneSchema },
  handle: () => ({ status: 200, json: { ok: true } }),
};

/**
 * The database takes a write and the disk has room. With the `METRICS_TOKEN`, also free bytes and age of the oldest
 * unsent email.
 */
export const ready = ({ metricsToken, readiness }: Operator & { readiness(): Promise<Readiness> }): ReadRoute => ({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the server can keep leads now.',
  answer: { status: 200, about: 'Ready; 503 if not.', schema: z.object({ ready: z.boolean() }) },
  access: 'ours',
  limit: 'open',
  handle: async (exchange) => {
    const { ready, checks } = await readiness();
    return {
      status: ready ? 200 : 503,
      json: isOperator(metricsToken, exchange) ? { ready, ...checks } : { ready },
      headers: ready ? undefined : { 'Retry-After': '10' },
    };
  },
});

/** Requires the bearer token `METRICS_TOKEN`, else 404. */
export const metricsPage = ({ metrics, metricsToken }: Operator & { metrics: Metrics }): ReadRoute => ({
  method: 'GET',
  path: '/metrics',
  summary: 'Counters in the Prometheus text format.',
  bearer: 'metrics',
  answer: { status: 200, about: 'Counters.', type: 'text/plain' },
  refuses: ['not-found'],
  access: 'ours',
  limit: 'open',
  handle: async (exchange) => {
    if (!isOperator(metricsToken, exchange)) throw new Refusal('not-found');
    return { status: 200, text: await metrics.text() };
  },
});

function isOperator(metricsToken: string | undefined, { authorization }: Exchange): boolean {
  return metricsToken !== undefined && sameSecret(authorization ?? '', `Bearer ${metricsToken}`);
}

function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
