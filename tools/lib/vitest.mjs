import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root } from './paths.mjs';
import { runCommand } from './run-command.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * What a run of tests gave.
 * @typedef {{ counts: { passed: number, failed: number, skipped: number }, seconds: Record<string, number>, secondTries: { name: string, error: string }[] }} TestRun
 */

/**
 * Runs the test projects.
 * @param {readonly string[]} projects names in vitest.config.ts
 * @param {readonly string[]} filters parts of file names; empty: every file
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<TestRun>}
 */
export async function runVitest(projects, filters, env) {
  // All that the tests put into the system's temporary folder, so that nothing is left; a PostgreSQL of theirs, which is
  // another user's, must get through it.
  const folder = mkdtempSync(join(tmpdir(), 'northlume-tests-'));
  chmodSync(folder, 0o711);
  const kept = join(folder, 'counts.json');
  const args = [
    vitest,
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    `--reporter=${join(root, 'tools', 'lib', 'counts-reporter.mjs')}`,
    '--passWithNoTests',
    ...filters,
  ];
  const { code } = await runCommand(node, args, { env: { ...env, TMPDIR: folder, TEST_COUNTS: kept } });
  let run = { counts: { passed: 0, failed: 1, skipped: 0 }, seconds: {}, secondTries: [] };
  try {
    run = JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    process.stderr.write('The test run ended before it could report.\n');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // A run that ends badly without a failing test (a worker that crashed) is still a failure.
  if (code !== 0 && run.counts.failed === 0) run.counts.failed = 1;
  return run;
}

/**
 * How many tests a project holds, without running them.
 * @param {string} project
 * @param {readonly string[]} filters
 */
export async function countTests(project, filters) {
  const { output } = await runCommand(node, [vitest, 'list', '--project', project, ...filters], { quiet: true });
  return output.split('\n').filter((line) => line.includes(' > ')).length;
}
