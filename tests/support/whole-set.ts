import { test } from 'vitest';

/** Whether every rule is tested everywhere (`npm run test:all`) or once (`npm test`): docs/testing.md. */
export const wholeSet = process.env.TEST_SET === 'all';

/** Of many cases of one rule, all in `npm run test:all`, the first few in `npm test`. */
export const firstFew = <One>(all: readonly One[], few: number): readonly One[] => (wholeSet ? all : all.slice(0, few));

/** A test of `npm run test:all` only; `npm test` covers one representative (docs/testing.md). */
export const beforeRelease = (
  wholeSet ? test : (Object.assign(() => undefined, { each: () => () => undefined }) as unknown)
) as typeof test;
