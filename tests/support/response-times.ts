import { expect } from 'vitest';

/** A slower request counts as unanswered (ms). */
const patience = 20_000;

/**
 * Alternates between a page and /healthz.
 * @returns response times (ms)
 */
export async function responseTimes(url: string, times: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < times) {
    const began = performance.now();
    const answer = await fetch(url + (taken.length % 2 ? '/healthz' : '/'), { signal: AbortSignal.timeout(patience) });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** 99th percentile (ms). */
export const p99 = (times: readonly number[]): string =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]?.toFixed(1) ?? 'none';
