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
 * A copy of the project in which mutants are tried: one at a time, or several of different files in one run.
 * @returns {Promise<{ folder: string, passes(mutants: readonly Mutant[]): Promise<string | undefined>, attempt(...mutants: Mutant[]): Promise<Outcome[]>, remove(): void }>}
 * `passes` runs the tests without a mutation and returns what failed; `attempt` judges each mutant by its own test
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
    const projects = kinds.flatMap((kind) => (kind === 'api' ? ['api', 'api-isolated', 'api-alone'] : [kind]));
    const title = words.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, '-t', title];
    const { output } = await runCommand(node, [...args, ...projects.flatMap((name) => ['--project', name]), ...tests], {
      quiet: true,
      env: { ...env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(kept, 'compiled') },
      spawn: { cwd: folder },
    });
    const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
    return { results, output };
  }

  const titled = ({ assertionResults }, words) =>
    assertionResults.filter(
      ({ fullName, status }) => fullName.includes(words) && ['passed', 'failed'].includes(status),
    );

  /** @returns {Outcome} */
  function judge(results, { test, words }) {
    const own = results.find(({ name }) => name.replaceAll('\\', '/').endsWith(test));
    const tests = own ? titled(own, words) : [];
    if (tests.some(({ status }) => status === 'failed')) return 'killed';
    if (tests.length > 0) return 'survived';
    // A file that could not be loaded has no test.
    return !own || (own.status === 'failed' && own.assertionResults.length === 0) ? 'broken' : 'no such test';
  }

  return {
    folder,
    remove,
    async passes(mutants) {
      const tests = [...new Set(mutants.map(({ test }) => test))];
      const { results, output } = await run(tests, [...new Set(mutants.map(({ words }) => words))]);
      return results.length === 0 || results.some(({ status }) => status === 'failed') ? output : undefined;
    },
    async attempt(...mutants) {
      const texts = new Map(mutants.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
      const isThere = ({ file, find, put }) => texts.get(file).split(find).length === 2 && find !== put;
      const tried = mutants.filter(isThere);
      if (new Set(tried.map(({ file }) => file)).size < tried.length) throw new Problem('Two mutants of one file');
      for (const { file, find, put } of tried)
        writeFileSync(
          join(folder, file),
          texts.get(file).replace(find, () => put),
        );
      const put = () => {
        for (const [file, text] of texts) writeFileSync(join(folder, file), text);
      };
      const tests = [...new Set(tried.map(({ test }) => test))];
      const words = [...new Set(tried.map((one) => one.words))];
      const { results } = tried.length > 0 ? await run(tests, words).finally(put) : { results: [] };
      return mutants.map((mutant) => (isThere(mutant) ? judge(results, mutant) : 'not found'));
    },
  };
}
