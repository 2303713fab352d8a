import { expect } from 'vitest';

/** A request that takes longer (ms) counts as unanswered. */
const patience = 20_000;

/** Asks for a page and for /healthz by turns, so often. @returns how long each took (ms) */
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

/** The time (ms) within which 99 of 100 were answered. */
export const p99 = (times: readonly number[]): string =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]?.toFixed(1) ?? 'none';
