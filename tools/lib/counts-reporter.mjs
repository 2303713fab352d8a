import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter: writes what ran to the file that TEST_COUNTS names, and lists every skipped test with its
 * reason and every test that passed at its second try only. A test file that does not load counts as one failure,
 * and so does a skip that gives no reason.
 */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const skips = new Map();
    const unsteady = [];
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = `${module.relativeModuleId} › ${test.fullName}`;
        if (test.diagnostic()?.flaky) unsteady.push(`${name}: ${result.errors?.[0]?.message ?? ''}`);
        if (result.state === 'passed' || result.state === 'failed') counts[result.state]++;
        else {
          counts[result.note ? 'skipped' : 'failed']++;
          const reason = result.note ?? 'no reason is given, so this counts as a failure';
          skips.set(reason, [...(skips.get(reason) ?? []), name]);
        }
      }
    }
    for (const [reason, tests] of skips) list(`Skipped (${reason})`, tests);
    if (unsteady.length > 0) list('Passed at the second try only', unsteady);
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
}

function list(heading, lines) {
  process.stdout.write(`${heading}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
