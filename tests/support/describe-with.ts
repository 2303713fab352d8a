import { describe, type TestOptions, test } from 'vitest';

/**
 * Describes tests that need something of this machine. If it is missing, one skipped test of that name replaces them
 * and appears in the run's summary.
 * @param missing what is missing, and how to get it
 */
export function describeWith<Need>(
  need: Need | undefined,
  missing: string,
  name: string,
  tests: (need: Need) => void,
  options: TestOptions = {},
): void {
  if (need === undefined) test(name, ({ skip }) => skip(missing));
  else describe(name, options, () => tests(need));
}

/** The same for a single test. */
export function testWith<Need>(
  need: Need | undefined,
  missing: string,
  name: string,
  run: (need: Need) => void | Promise<void>,
  options: TestOptions = {},
): void {
  test(name, options, ({ skip }) => (need === undefined ? skip(missing) : run(need)));
}
