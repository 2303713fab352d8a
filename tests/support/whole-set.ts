import { test } from 'vitest';

/** Whether every rule is held everywhere (`npm run test:all`) or once (`npm test`): docs/testing.md. */
export const wholeSet = process.env.TEST_SET === 'all';

/** Of many that prove one rule: all of them in `npm run test:all`, the first few in the gate. */
export const firstFew = <One>(all: readonly One[], few: number): readonly One[] => (wholeSet ? all : all.slice(0, few));

/** A test of `npm run test:all` alone: what it asks, the gate asks of one representative (docs/testing.md). */
export const beforeRelease = (
  wholeSet ? test : (Object.assign(() => undefined, { each: () => () => undefined }) as unknown)
) as typeof test;
