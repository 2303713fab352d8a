import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/repository.ts';

type LockEntry = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, LockEntry> };

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Packages that an entry of a lock names and that the lock does not hold, as Node would look them up. */
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
  expect(missingFrom(JSON.parse(text))).toEqual([]);
});

test('the check finds a package that is named and not held, and one that is held further up', () => {
  const packages: Lock['packages'] = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-darwin': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1', c: '1' } },
  };
  expect(missingFrom({ packages })).toEqual(['node_modules/a needs a-darwin', 'node_modules/a/node_modules/b needs c']);
});
