import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import CountsReporter from '../../tools/lib/counts-reporter.mjs';

type Result = { state: 'passed' | 'failed' | 'skipped'; note?: string; errors?: object[] };

const ended = (fullName: string, result: Result, flaky = false) => ({
  fullName,
  result: () => result,
  diagnostic: () => ({ flaky }),
});
const error = { message: 'expected 2 to be 1', stacks: [{ file: 'tests/api/one.test.ts', line: 7 }] };

function moduleOf(tests: ReturnType<typeof ended>[], errors: object[] = []): TestModule {
  const fake = {
    moduleId: '/northlume/tests/api/one.test.ts',
    relativeModuleId: 'tests/api/one.test.ts',
    errors: () => errors,
    children: { allSuites: () => [], allTests: () => tests },
    diagnostic: () => ({ collectDuration: 200, duration: 1_000, setupDuration: 34 }),
  };
  return fake as unknown as TestModule;
}

function reported(modules: TestModule[], unhandled: Parameters<CountsReporter['onTestRunEnd']>[1] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-counts-'));
  vi.stubEnv('TEST_COUNTS', join(folder, 'counts.json'));
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  new CountsReporter().onTestRunEnd(modules, unhandled);
  const printed = print.mock.calls.join('');
  print.mockRestore();
  return { ...JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8')), printed };
}

test('a test that needed a second try passed, and is named with what the first try said and where', () => {
  const told = reported([moduleOf([ended('a rule', { state: 'passed', errors: [error] }, true)])]);
  expect(told.counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(told.secondTries).toEqual([
    { name: 'tests/api/one.test.ts › a rule', error: 'expected 2 to be 1\n(tests/api/one.test.ts:7)' },
  ]);
  expect(told.seconds).toEqual({ 'tests/api/one.test.ts': 1.2 });
});

test('a skip with its reason is printed under it; one without a reason is a failure, as is a test that failed', () => {
  const told = reported([
    moduleOf([
      ended('slow disk', { state: 'skipped', note: 'no cc here' }),
      ended('full disk', { state: 'skipped', note: 'not root' }),
      ended('nightly copy', { state: 'skipped', note: 'no cc here' }),
      ended('forgotten', { state: 'skipped' }),
      ended('wrong', { state: 'failed', errors: [error] }),
    ]),
  ]);
  expect(told.counts).toEqual({ passed: 0, failed: 2, skipped: 3 });
  expect(told.secondTries).toEqual([]);
  expect(told.printed).toContain(
    'Skipped (no cc here):\n  tests/api/one.test.ts › slow disk\n  tests/api/one.test.ts › nightly copy\n',
  );
  expect(told.printed).toContain('Skipped (not root):\n  tests/api/one.test.ts › full disk\n');
  expect(told.printed).toMatch(/Skipped \(no reason[^)]*failure\):\n {2}tests\/api\/one\.test\.ts › forgotten\n/);
});

test('a file that does not load and an error outside of any test are failures; a process that crashed is named', () => {
  const passed = ended('a rule', { state: 'passed' });
  const lost = reported([moduleOf([passed], [error])], [{ message: 'nobody caught this' }]);
  expect(lost.counts).toEqual({ passed: 1, failed: 2, skipped: 0 });
  const cause = {
    message: 'exited unexpectedly with signal SIGSEGV while running test file /northlume/tests/api/one.test.ts',
  };
  const crashed = reported([moduleOf([passed])], [{ message: 'worker', cause }]);
  expect(crashed.counts).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(crashed.crashes).toEqual([{ file: '/northlume/tests/api/one.test.ts', signal: 'SIGSEGV' }]);
});
