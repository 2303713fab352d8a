// No library: Stryker makes mutations by itself, thousands of them, and none that breaks a claim of security.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from './paths.mjs';
import { copyProject } from './project-copy.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

/**
 * `find` stands in `file` exactly once and is replaced by `put`; a test of the file `test` whose title holds `words` must
 * then fail.
 * @typedef {{ file: string, find: string, put: string, test: string, words: string }} Mutant
 */

/** `broken`: the tests could not run at all, which proves nothing. */
/** @typedef {'killed' | 'survived' | 'not found' | 'no such test' | 'broken'} Outcome */

/** Vitest's own, which tell a run inside a test that it is a worker of that one. */
const outer = Object.keys(process.env).filter((name) => name.startsWith('VITEST'));
const env = {
  ...Object.fromEntries(outer.map((name) => [name, undefined])),
  NODE_ENV: 'test',
  TEST_SET: 'gate',
  TEST_WORKERS: '1',
};

/**
 * A copy of the project in which one mutant at a time is tried.
 * @returns {Promise<{ folder: string, passes(mutants: readonly Mutant[]): Promise<string | undefined>, attempt(mutant: Mutant): Promise<Outcome>, remove(): void }>}
 * `passes` runs the tests without a mutation and returns what failed
 */
export async function openMutants() {
  const { folder, remove } = copyProject(['node_modules', 'dist', 'site/.cache']);
  // Tests about the repository ask git for its files.
  const { code, output } = await runCommand('git', ['init', '--quiet'], { quiet: true, spawn: { cwd: folder } });
  if (code !== 0) throw new Problem(`git init failed: ${output}`);
  writeFileSync(join(folder, '.git/info/exclude'), 'dist\n');
  const kept = join(folder, 'data');
  mkdirSync(kept);

  async function run(tests, words) {
    const report = join(kept, 'report.json');
    rmSync(report, { force: true });
    const kinds = ['unit', 'api', 'browser'].filter((kind) => tests.some((test) => test.includes(`.${kind}.test.`)));
    const projects = kinds.flatMap((kind) => (kind === 'api' ? ['api', 'api-isolated'] : [kind]));
    const title = words.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, '-t', title];
    const { output } = await runCommand(node, [...args, ...projects.flatMap((name) => ['--project', name]), ...tests], {
      quiet: true,
      env: { ...env, NODE_COMPILE_CACHE: join(kept, 'compiled') },
      spawn: { cwd: folder },
    });
    if (!existsSync(report)) return { failed: 0, passed: 0, suites: 1, output };
    const { numFailedTests, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that could not be loaded has no failed test.
    const suites = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    );
    return { failed: numFailedTests, passed: numPassedTests, suites: suites.length, output };
  }

  return {
    folder,
    remove,
    async passes(mutants) {
      const tests = [...new Set(mutants.map(({ test }) => test))];
      const { failed, suites, output } = await run(tests, [...new Set(mutants.map(({ words }) => words))]);
      return failed + suites > 0 ? output : undefined;
    },
    async attempt({ file, find, put, test, words }) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (text.split(find).length !== 2 || find === put) return 'not found';
      writeFileSync(
        path,
        text.replace(find, () => put),
      );
      const { failed, passed, suites } = await run([test], [words]).finally(() => writeFileSync(path, text));
      if (failed > 0) return 'killed';
      if (suites > 0) return 'broken';
      return passed > 0 ? 'survived' : 'no such test';
    },
  };
}
