import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources, repositoryPaths, root } from '../support/repository.ts';

const documents = readSources(/^(?:[A-Z]+\.md|docs\/.*\.md|packages\/[^/]+\/README\.md|site\/content\/README\.md)$/);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
const tests = repositoryPaths().filter((path) => /^tests\/(?:unit|api|browser)\/[^/]+\.test\.tsx?$/.test(path));

/** What a pattern's first group finds in a text. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word);

/** The words that `npm test` and `npm run test:all` are given in a text, that stand for files of tests. */
const wordsIn = (text: string) =>
  found(text, /`npm (?:test|run test:all) -- ([^`]+)`/g)
    .flatMap((words) => words.split(' '))
    .filter((word) => !word.startsWith('--') && word !== 'WORD');

const faultsIn = (text: string) => [
  ...found(text, /npm run (?:--silent )?([\w:-]+)/g).filter((name) => !(name in scripts)),
  ...wordsIn(text).filter((word) => !tests.some((path) => path.includes(word))),
  ...found(text, /`(?:\w+=\S+ )*node ([\w./-]+\.m?[jt]s)/g).filter((file) => !existsSync(join(root, file))),
];

test('every command that the docs name is there, and every word that chooses tests chooses some', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap(({ text }) => wordsIn(text)).length).toBeGreaterThan(40);
  const faults = documents.flatMap(({ path, text }) => faultsIn(text).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('the check finds a script, a test and a program that are not there', () => {
  const text = 'Run `npm run burrow`, `npm test -- leads-mail marmots --keep-times` or `node tests/load/marmots.ts`.';
  expect(faultsIn(text)).toEqual(['burrow', 'marmots', 'tests/load/marmots.ts']);
});
