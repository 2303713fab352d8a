// Vitest’s command in a temporary folder. Repeats files whose process crashed in native code, which Vitest does not.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { node, root } from './paths.mjs';
import { runCommand } from './run-command.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * @typedef {{ counts: { passed: number, failed: number, skipped: number }, seconds: Record<string, number>, secondTries: { name: string, error: string }[] }} TestRun
 */

/** More crashes are not accidental and count as failures. */
const mostCrashes = 3;

/**
 * In CI, a file whose process crashed in native code (a fault of runtime or machine, which no retry inside the process
 * can catch) gets a second attempt and is reported like a retried test.
 * @param {readonly string[]} projects names in vitest.config.ts
 * @param {readonly string[]} filters parts of file names; empty: every file
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<TestRun>}
 */
export async function runVitest(projects, filters, env) {
  const first = await runOnce(projects, filters, env);
  const { crashes, ...run } = first;
  if (crashes.length === 0) return run;
  const error = ({ file, signal }) => ({
    name: relative(root, file),
    error: `The process of the tests ended with ${signal}.`,
  });
  const again = ['true', '1'].includes(process.env.CI ?? '') && crashes.length <= mostCrashes;
  if (!again) {
    for (const crash of crashes) process.stderr.write(`✗ ${error(crash).name}: ${error(crash).error}\n`);
    run.counts.failed += crashes.length;
    return run;
  }
  const files = crashes.map(({ file }) => relative(root, file));
  const second = await runOnce(projects, files, env);
  for (const key of Object.keys(run.counts)) run.counts[key] += second.counts[key];
  run.counts.failed += second.crashes.length;
  return {
    counts: run.counts,
    seconds: { ...run.seconds, ...second.seconds },
    secondTries: [...run.secondTries, ...crashes.map(error), ...second.secondTries],
  };
}

async function runOnce(projects, filters, env) {
  // Removed at the end. The tests' PostgreSQL, which runs as another user, must be able to pass through it.
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
  const compiled = join(folder, 'compiled');
  const { code } = await runCommand(node, args, {
    env: { ...env, TMPDIR: folder, TEST_COUNTS: kept, NODE_COMPILE_CACHE: compiled },
  });
  let run = { counts: { passed: 0, failed: 1, skipped: 0 }, seconds: {}, secondTries: [], crashes: [] };
  try {
    run = JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    process.stderr.write('The test run ended before it could report.\n');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // A run may fail without a failed test.
  if (code !== 0 && run.counts.failed === 0 && run.crashes.length === 0) run.counts.failed = 1;
  return run;
}

/**
 * @param {string} project
 * @param {readonly string[]} filters
 */
export async function countTests(project, filters) {
  const { output } = await runCommand(node, [vitest, 'list', '--project', project, ...filters], { quiet: true });
  return output.split('\n').filter((line) => line.includes(' > ')).length;
}
