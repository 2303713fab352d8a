import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

/** What tests read without importing it: a change below `folders` reaches the test files that import one of `readers`. */
const read = [
  // The journeys through the whole site are the gate's: they would be most of it.
  { folders: ['site/', 'widgets/'], readers: ['tests/support/built-site.ts', 'tests/support/built-heads.ts'] },
  { folders: ['site/content/'], readers: ['tests/support/published.ts'] },
  { folders: ['widgets/'], readers: ['tests/support/widget-page.ts'], browser: true },
];

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Every source file of some folders, relative to the repository. */
function sources(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path)),
  );
}

/** For each file, the files that import it. */
function importers() {
  const found = new Map();
  for (const path of sources(['site', 'widgets', 'server', 'tools', 'tests'])) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g)) {
      const target = posix.join(posix.dirname(path), name);
      found.set(target, [...(found.get(target) ?? []), path]);
    }
  }
  return found;
}

/** The test files that reach one of some files by imports. */
function reached(paths, imported) {
  const seen = new Set(paths);
  for (const path of seen) for (const next of imported.get(path) ?? []) seen.add(next);
  return [...seen].filter(isTest);
}

/** Files that differ from a commit, new ones included. */
async function changedSince(commit) {
  const lines = async (args) => {
    const { code, output } = await runCommand('git', args, { quiet: true });
    if (code !== 0) throw new Problem(`git ${args.join(' ')}: ${output.trim()}`);
    return output.split('\n').filter(Boolean);
  };
  const [changed, added] = await Promise.all([
    lines(['diff', '--name-only', '--relative', commit]),
    lines(['ls-files', '--others', '--exclude-standard']),
  ]);
  return [...changed, ...added];
}

/**
 * The test files that a change of some files can break by itself: those that import them, and those that read what is
 * made of them, except the journeys through the whole site.
 * @param {readonly string[]} changed relative to the repository
 * @returns {string[]}
 */
export function testsReaching(changed) {
  const imported = importers();
  const tests = reached(changed, imported);
  for (const { folders, readers, browser } of read) {
    if (!changed.some((path) => folders.some((folder) => path.startsWith(folder)))) continue;
    tests.push(...reached(readers, imported).filter((path) => browser || !path.startsWith('tests/browser/')));
  }
  return [...new Set(tests)].sort();
}

/**
 * The test files for what differs from a commit.
 * @param {string} commit HEAD: for what is not committed yet
 */
export async function changedTests(commit) {
  return testsReaching(await changedSince(commit));
}
