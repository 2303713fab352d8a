import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMutants } from '../../tools/lib/mutants.mjs';
import type { Claim } from '../mutants/claim.ts';
import { claims, claimsByHeading } from '../mutants/claims.ts';
import { root } from '../support/repository.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('each claim has a mutation that its file has room for, and a test that exists', () => {
  expect(claims.length).toBeGreaterThan(40);
  for (const { says, file, find, put, test, words } of claims) {
    expect([says, read(file).split(find).length, find === put]).toEqual([says, 2, false]);
    // A title may be put together (`test.each`): the runner says when no test has the words.
    expect(read(test), says).toContain(words.split(' ').at(-1));
  }
});

test('docs/security.md lists the claims as they are, each with its test', () => {
  const lines = Object.entries(claimsByHeading).flatMap(([heading, listed]) => [
    `**${heading}**`,
    '',
    ...listed.map(({ says, asvs, test }) => {
      const name = test.replace(/^tests\/(server\/)?|\.\w+\.test\.ts$/g, '');
      return `- ${says}${asvs ? ` (${asvs})` : ''}: \`${name}\``;
    }),
    '',
  ]);
  expect(read('docs/security.md')).toContain(lines.join('\n').trim());
});

test('a claim that is broken fails its test: five whose tests are quick', async () => {
  // Those of the repository read all of it.
  const quick = claims.filter(({ test }) => test.includes('.unit.') && !test.includes('/house/'));
  const sample = quick.slice(0, 5);
  const mutants = await openMutants();
  const [first] = sample as [Claim];
  try {
    // Unbroken, they are tests of this run themselves.
    for (const claim of sample) expect([claim.says, await mutants.attempt(claim)]).toEqual([claim.says, 'killed']);
    expect(sample.length).toBe(5);
    expect(await mutants.attempt({ ...first, find: 'is nowhere' })).toBe('not found');
    expect(await mutants.attempt({ ...first, put: `${first.find} ` })).toBe('survived');
    expect(await mutants.attempt({ ...first, words: 'is the title of no test' })).toBe('no such test');
  } finally {
    mutants.remove();
  }
}, 180_000);
