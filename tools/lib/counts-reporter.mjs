// Not Vitest’s JSON reporter, which omits reasons of skips, second attempts and crashed processes.
import { writeFileSync } from 'node:fs';

/**
 * Prints the error of a failed test at once, since the whole set goes on for an hour, and at the end skipped tests with
 * their reason. Writes results to the file TEST_COUNTS. A file that does not load, or a skip without a reason, is a
 * failure. A file whose process crashed in native code is not counted but listed with its signal.
 */
export default class CountsReporter {
  onTestCaseResult(test) {
    const result = test.result();
    if (result.state === 'failed') process.stdout.write(`✗ ${nameOf(test.module, test)}\n${firstError(result)}\n`);
  }

  onTestRunEnd(modules, unhandledErrors) {
    const crashes = unhandledErrors.map(crashOf).filter(Boolean);
    const counts = { passed: 0, failed: unhandledErrors.length - crashes.length, skipped: 0 };
    const seconds = {};
    const skips = new Map();
    const secondTries = [];
    for (const module of modules) {
      if (crashes.some(({ file }) => file === module.moduleId)) continue;
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      const { collectDuration, duration, setupDuration } = module.diagnostic();
      seconds[module.relativeModuleId] = Math.round((collectDuration + duration + setupDuration) / 100) / 10;
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = nameOf(module, test);
        if (test.diagnostic()?.flaky) secondTries.push({ name, error: firstError(result) });
        if (result.state === 'passed' || result.state === 'failed') counts[result.state]++;
        else {
          counts[result.note ? 'skipped' : 'failed']++;
          const reason = result.note ?? 'no reason is given, so this counts as a failure';
          skips.set(reason, [...(skips.get(reason) ?? []), name]);
        }
      }
    }
    for (const [reason, tests] of skips)
      process.stdout.write(`Skipped (${reason}):\n${tests.map((test) => `  ${test}\n`).join('')}`);
    if (process.env.TEST_COUNTS)
      writeFileSync(process.env.TEST_COUNTS, JSON.stringify({ counts, seconds, secondTries, crashes }));
  }
}

const nameOf = ({ relativeModuleId }, { fullName }) => `${relativeModuleId} › ${fullName}`;

function crashOf({ cause }) {
  const [, signal, file] =
    /exited unexpectedly with signal (SIGSEGV|SIGBUS|SIGILL) .*running test file (.+)$/.exec(cause?.message ?? '') ??
    [];
  return file && { file, signal };
}

function firstError({ errors = [] }) {
  const [error] = errors;
  const place = error?.stacks?.[0];
  return `${error?.message ?? 'no error was kept'}${place ? `\n(${place.file}:${place.line})` : ''}`;
}
