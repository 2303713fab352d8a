/** See changed-tests.mjs. */
export function testsReaching(changed: readonly string[]): string[];
