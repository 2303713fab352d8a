import { test } from 'vitest';

/** Whether every rule is tested everywhere (`npm run test:all`) or once (`npm test`): docs/testing.md. */
export const wholeSet = process.env.TEST_SET === 'all';

/** Cases of one rule: all in `npm run test:all`, the first few in `npm test`. */
export const firstFew = <One>(all: readonly One[], few: number): readonly One[] => (wholeSet ? all : all.slice(0, few));

/** Only in `npm run test:all`; `npm test` covers one representative (docs/testing.md). */
export const beforeRelease = (
  wholeSet ? test : (Object.assign(() => undefined, { each: () => () => undefined }) as unknown)
) as typeof test;
