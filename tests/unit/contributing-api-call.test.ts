import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importGraph } from '../support/import-graph.ts';
import { readSources } from '../support/repository.ts';

const section = /\n## Add an API call\n([\s\S]*?)(?=\n## )/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? '';

/** Every file and folder that the section names, the newsletter standing for any subject. */
const named = [...section.matchAll(/`((?:widgets|server|site|tests)\/[^`]*)`/g)].map(([, path]) =>
  `${path}`.replaceAll('<subject>', 'newsletter'),
);

const graph = importGraph(readSources(/^(server|widgets\/contract)\/.*\.tsx?$/));
const importersOf = (isWanted: (path: string) => boolean) =>
  [...graph].filter(([from, targets]) => !isWanted(from) && targets.some(isWanted)).map(([from]) => from);

test('every file that CONTRIBUTING names for an API call exists', () => {
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('no file uses a record of the route table but the table', () => {
  const isRecord = (path: string) => path.startsWith('server/http/routes/');
  expect(importersOf(isRecord)).toEqual(['server/http/routes.ts']);
});

test.each(['leads', 'newsletter'])(
  'what uses the subject %s is its calls and the files that CONTRIBUTING names',
  (subject) => {
    const users = importersOf((path) => path.startsWith(`server/${subject}/`));
    const unnamed = users.filter((path) => !named.includes(path) && !path.startsWith('server/http/routes/'));
    expect(users).toContain('server/create-services.ts');
    expect(unnamed).toEqual([]);
  },
);
