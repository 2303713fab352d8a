export type HandClock = { now(): Date; pass(milliseconds: number): void };

export function handClock(start = '2026-11-23T15:00:00Z'): HandClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}

/**
 * Polls a condition.
 * @throws after 20 s
 */
export async function until(name: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${name}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
