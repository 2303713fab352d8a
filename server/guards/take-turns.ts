import type { Turns } from './ceilings.ts';

/** Thrown in place of the work; the pipeline answers 503. */
export class CeilingReached extends Error {
  override readonly name = 'CeilingReached';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('More is asked for than is done at once');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Runs the work in its turn, first come, first served. Throws `CeilingReached` if too much waits already. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @param onReached called for each refusal */
export function takeTurns({ atOnce, waiting, retryAfterSeconds }: Turns, onReached: () => void): TakeTurn {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        onReached();
        throw new CeilingReached(retryAfterSeconds);
      }
      // Finished work hands its place to the next in the queue, so that no newcomer takes it.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
